import type { CSSProperties } from 'react'
import styles from './chart.module.css'
import { axisOf, type ChartDescription } from './chart-description.ts'
import { inkStep } from './ink-steps.ts'

export interface LegendEntry {
  name: string
  mark: 'line' | 'dashed' | 'square'
  colour: string
}

const INK_ON_CARD = { ink: 'var(--ink)', card: 'var(--card)' }

/** What the marks of a chart mean. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, mark, colour }) => (
        <li key={name}>
          <span aria-hidden="true" className={styles[mark]} style={{ '--mark': colour } as CSSProperties} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Nothing for a chart that needs no legend. */
export function legendOf(description: ChartDescription, series: readonly string[]): LegendEntry[] {
  const firstSeries = series[0] ?? 'var(--ink)'
  const { columns, drawing } = description
  switch (drawing.kind) {
    case 'lines':
      if (columns.length < 2) return []
      return columns.map((column): LegendEntry => {
        const isRight = axisOf(description, column) === 'right'
        const unit = column.metric.unit.trim()
        return {
          name: `${column.name}${unit ? ` ${unit}` : ''}${isRight ? ', right axis' : ''}`,
          mark: isRight ? 'dashed' : 'line',
          colour: isRight ? 'var(--ink-2)' : firstSeries,
        }
      })
    case 'stacked-bars':
      return columns.map(
        ({ name }, part): LegendEntry => ({ name, mark: 'square', colour: inkStep(part, INK_ON_CARD) }),
      )
    case 'bars':
      return drawing.bands
        .map(({ label, colour }): LegendEntry => ({ name: label, mark: 'square', colour: `var(--${colour})` }))
        .reverse()
    case 'histogram':
      return [
        { name: 'Nights', mark: 'square', colour: inkStep(2, INK_ON_CARD) },
        { name: 'Smoothed', mark: 'line', colour: firstSeries },
      ]
    case 'many-lines':
      return drawing.chosen.length > series.length
        ? [
            {
              name: `newest value below ${drawing.redBelow}${description.metric.unit}`,
              mark: 'square',
              colour: 'var(--red)',
            },
          ]
        : []
  }
}
