import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { useState } from 'react'
import styles from './chart.module.css'
import { type ChartDescription, type ChartMetric, columnsTold } from './chart-description.ts'
import { soFar } from './growing.ts'
import { LitName } from './lit-name.tsx'
import { makerOn, makersTold } from './makers.ts'
import { showValue } from './show-value.ts'

/**
 * The chart's numbers as a table behind a disclosure. Rendered only when opened: 40 athletes over 90 days are 3,600
 * cells.
 */
export function ChartTable({ description }: { description: ChartDescription }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.table} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Show as table<span className="visually-hidden">: {description.name}</span>
      </summary>
      {open && <Numbers description={description} />}
    </details>
  )
}

function Numbers({ description }: { description: ChartDescription }) {
  const { name, places, placeName, metric: own } = description
  const columns = columnsTold(description)
  const [makers] = makersTold(description).filter(({ subject }) => subject === undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={`${name}, table`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{placeName}</th>
            {columns.map(({ id, subject, name: column, metric }) => (
              <th key={id} scope="col">
                {subject ? (
                  <LitName subject={subject}>{columnHead(column, metric, own)}</LitName>
                ) : (
                  columnHead(column, metric, own)
                )}
              </th>
            ))}
            {makers && <th scope="col">Device</th>}
          </tr>
        </thead>
        <tbody>
          {places.map((place, at) => (
            <tr key={place}>
              <th scope="row">{dayLabel(place)}</th>
              {columns.map(({ id, metric, values }) => (
                <td key={id}>
                  {(values[at] ?? null) === null ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">no value</span>
                    </>
                  ) : (
                    showValue({ ...metric, unit: metric.unit === '%' ? '%' : '' }, values[at] ?? null) +
                    soFar(description, metric, at)
                  )}
                </td>
              ))}
              {makers && <td>{makerOn(description, place)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * A column's heading: its name, its metric if different from the chart's, and its unit, except percent, which each
 * number shows.
 */
function columnHead(column: string, metric: ChartMetric, own: ChartMetric): string {
  const unit = metric.unit.trim()
  return [column, metric !== own && metric.name !== column && metric.name.toLowerCase(), unit !== '%' && unit]
    .filter(Boolean)
    .join(', ')
}
