import { daysUntil, WEEKDAY_NAMES, weekdayOf } from '@corner/analytics/days/calendar.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ATHLETE_DETAIL } from '@corner/contract/constants/charts.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { DayRowCells } from './day-row-cells.tsx'
import type { DayRow } from './day-rows.ts'
import styles from './days-card.module.css'

interface DaysCardProps {
  rows: readonly DayRow[]
  today: CalendarDay
}

/** The seven days with their values, each on the athlete's own normal range. */
export function DaysCard({ rows, today }: DaysCardProps) {
  const days = daysUntil(today, ATHLETE_DETAIL.days)
  return (
    <Card title="Day by Day" aside={<Key />}>
      <table className={styles.days}>
        <caption className="visually-hidden">The last {days.length} days on the athlete's own normal range</caption>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col">
                <span aria-hidden="true">
                  {WEEKDAY_NAMES[weekdayOf(day)]?.slice(0, 3)}
                  <br />
                  {Number(day.slice(8))}
                </span>
                <span className="visually-hidden">{dayLabel(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DayRowCells key={row.label} row={row} days={days} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** What band, dot and diamond mean. The cells say it in words. */
function Key() {
  return (
    <span className={styles.key} aria-hidden="true">
      <span>
        <i className={styles.keyBand} /> own range
      </span>
      <span>
        <i className={styles.keyWithin} /> within
      </span>
      <span>
        <i className={styles.keyOutside} /> outside
      </span>
    </span>
  )
}
