import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CSSProperties } from 'react'
import { firstGrowing } from '../../../shared/charts/growing.ts'
import { rangeOnAxis } from '../../../shared/charts/range-on-axis.ts'
import { ownPlace, rangeText } from '../../../shared/own-range/own-range.ts'
import { type DayRow, rowScale } from './day-rows.ts'
import styles from './days-card.module.css'
import { HRV_RMSSD } from './week-metrics.ts'

interface DayRowCellsProps {
  row: DayRow
  /** Until today, which is not over. */
  days: readonly string[]
}

const PLACES = { below: ', under own range', within: '', above: ', above own range' } as const

/** One metric: its name, its own range, and a cell with mark and number for each day. */
export function DayRowCells({ row, days }: DayRowCellsProps) {
  const { label, metric, values, range } = row
  // HRV alone is also judged by the week, whose range is narrower.
  const ranged = metric === HRV_RMSSD ? 'nights usually' : 'own'
  const at = rowScale(row)
  const growing = firstGrowing({ places: days, runningDay: days.at(-1) ?? '' }, metric)
  const limits = range && rangeOnAxis(metric, range)
  const band = limits && ({ '--low': `${at(limits.low)}%`, '--high': `${100 - at(limits.high)}%` } as CSSProperties)
  return (
    <tr>
      <th scope="row">
        <span className={styles.named}>
          {label}
          {metric.unit !== '' && <span className={styles.unit}>, {metric.unit.trim()}</span>}
        </span>
        {range && <span className={styles.own}>{`${ranged} ${rangeText({ ...metric, unit: '' }, range)}`}</span>}
      </th>
      {days.map((day, place) => {
        const value = values[place] ?? null
        const side = ownPlace({ metric, range, value })?.place ?? 'within'
        const grows = place >= growing
        return (
          <td key={day}>
            <span className={styles.plot} aria-hidden="true">
              {band && <span className={styles.band} style={band} />}
              {value !== null && (
                <span className={markOf(row, side, grows)} style={{ '--at': `${at(value)}%` } as CSSProperties} />
              )}
            </span>
            {value === null ? <NoValue /> : written(value, metric.decimals)}
            {value !== null && <span className="visually-hidden">{PLACES[side]}</span>}
            {value !== null && grows && <span className={styles.soFar}> so far</span>}
          </td>
        )
      })}
    </tr>
  )
}

function markOf({ kind }: DayRow, side: keyof typeof PLACES, grows: boolean) {
  if (kind === 'bars') return grows ? styles.openBar : styles.bar
  return side === 'within' ? styles.within : styles.outside
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">no value</span>
    </>
  )
}
