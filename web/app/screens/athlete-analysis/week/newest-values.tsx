import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { Column } from '../../../shared/charts/chart-description.ts'
import { showValue } from '../../../shared/charts/show-value.ts'
import { OwnRangeBar } from '../../../shared/own-range/own-range-bar.tsx'
import styles from './newest-values.module.css'
import { type NormalRanges, normalRangeOf } from './normal-ranges.ts'

interface NewestValuesProps {
  columns: readonly Column[]
  /** One for each value, oldest first. */
  days: readonly string[]
  /** undefined: loading or failed. */
  normals: NormalRanges | undefined
}

/** The newest value of each line over the chart, on the own normal range; its day is named unless it is the last one. */
export function NewestValues({ columns, days, normals }: NewestValuesProps) {
  return (
    <div className={styles.row}>
      {columns.map(({ id, name, metric, values }) => {
        const place = values.findLastIndex((value) => value !== null)
        const day = days[place]
        const isLast = place === days.length - 1
        return (
          <div key={id}>
            <p className={styles.value}>
              {name} <b>{showValue(metric, values[place] ?? null)}</b>
              {day !== undefined && !isLast && <span> {dayLabel(day)}</span>}
            </p>
            <OwnRangeBar metric={metric} range={normalRangeOf(normals, metric)} value={values[place] ?? null} />
          </div>
        )
      })}
    </div>
  )
}
