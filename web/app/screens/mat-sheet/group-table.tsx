import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { WeekStrip } from '../../shared/week-strip/week-strip.tsx'
import { StateShape } from '../../ui/badges/state-badge.tsx'
import styles from './mat-sheet.module.css'
import { reasonOf, type TrainingGroup } from './training-groups.ts'

interface GroupTableProps {
  group: TrainingGroup
  /** The day of the sheet. */
  day: CalendarDay
}

/** One training group: a line for each athlete, with their week, the reason and a line to write on. */
export function GroupTable({ group: { name, state, action, athletes }, day }: GroupTableProps) {
  return (
    <section className={styles.group}>
      <h2>
        <StateShape state={state} /> {name}
        <span className={styles.action}>
          {' '}
          {athletes.length} · {action}
        </span>
      </h2>
      {athletes.length > 0 && (
        <table className={styles.table}>
          <colgroup>
            <col className={styles.name} />
            <col className={styles.week} />
            <col />
            <col className={styles.room} />
          </colgroup>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Athlete</th>
              <th scope="col">Last 7 days</th>
              <th scope="col">Why</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
          <tbody>
            {athletes.map((athlete) => (
              <tr key={athlete.athlete_id}>
                <th scope="row">
                  <bdi>{athlete.athlete_name}</bdi>
                </th>
                <td className={styles.weekCell}>
                  <WeekStrip athlete={athlete} today={day} />
                </td>
                <td>{reasonOf(athlete)}</td>
                <td className={styles.notes} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
