import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { Link } from 'react-router'
import { useAthleteLink } from '../../shared/athlete-link/use-athlete-link.ts'
import { withWholeFigures } from '../../shared/number-format/whole-figures.ts'
import { WeekStrip } from '../../shared/week-strip/week-strip.tsx'
import { PersonName } from '../../ui/badges/person-name.tsx'
import { StateShape } from '../../ui/badges/state-badge.tsx'
import { TABLE_ROLES } from '../../ui/table/table-roles.ts'
import { type GroupReason, reasonOf } from './group-reasons.ts'
import styles from './mat-sheet.module.css'
import { groupParts, orderText, type TrainingGroup } from './training-groups.ts'

interface GroupTableProps {
  group: TrainingGroup
  /** The day of the sheet. */
  day: CalendarDay
  teamId: string
  /** Whether the column to write in has its name here. */
  namesNotes: boolean
}

/** One training group: a line for each athlete, with their week, the reason and a line to write on. */
export function GroupTable({ group, day, teamId, namesNotes }: GroupTableProps) {
  const { name, state, action, athletes, nobody } = group
  const linkTo = useAthleteLink()
  if (athletes.length === 0)
    return (
      <h2 className={styles.nobody}>
        <StateShape state={state} /> {name} <span className={styles.action}>0 · {nobody}</span>
      </h2>
    )
  return (
    <section className={styles.group}>
      <h2>
        <StateShape state={state} /> {name}
        <span className={styles.action}>
          {' '}
          {[athletes.length, action, orderText(athletes)].filter(Boolean).join(' · ')}
        </span>
      </h2>
      {/* Sighted readers need only the heading of the empty column; the table has all four. */}
      {namesNotes && (
        <span className={styles.room} aria-hidden="true">
          Notes
        </span>
      )}
      <table {...TABLE_ROLES.table} className={styles.table}>
        <colgroup>
          <col className={styles.name} />
          <col className={styles.week} />
          <col />
          <col className={styles.roomColumn} />
        </colgroup>
        <thead {...TABLE_ROLES.rows} className="visually-hidden">
          <tr {...TABLE_ROLES.row}>
            <th scope="col" {...TABLE_ROLES.heading}>
              Athlete
            </th>
            <th scope="col" {...TABLE_ROLES.heading}>
              Last 7 days
            </th>
            <th scope="col" {...TABLE_ROLES.heading}>
              Why
            </th>
            <th scope="col" {...TABLE_ROLES.heading}>
              Notes
            </th>
          </tr>
        </thead>
        {groupParts(athletes).map((part) => (
          <tbody key={part.name} {...TABLE_ROLES.rows}>
            {part.name !== null && (
              <tr {...TABLE_ROLES.row} className={styles.part}>
                <th scope="rowgroup" colSpan={4} {...TABLE_ROLES.name}>
                  {part.name}
                </th>
              </tr>
            )}
            {part.athletes.map((athlete) => (
              <tr key={athlete.athlete_id} {...TABLE_ROLES.row}>
                <th scope="row" {...TABLE_ROLES.name}>
                  <Link {...linkTo(teamId, athlete.athlete_id)} className={styles.link}>
                    <PersonName name={athlete.athlete_name} />
                  </Link>
                </th>
                <td {...TABLE_ROLES.cell} className={styles.weekCell}>
                  <WeekStrip athlete={athlete} today={day} />
                </td>
                <td {...TABLE_ROLES.cell}>
                  <Reason {...reasonOf(athlete, day)} />
                </td>
                <td {...TABLE_ROLES.cell} className={styles.notes} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Reason({ recovery, under, isSign, rest }: GroupReason) {
  return (
    <>
      {withWholeFigures(recovery)}
      {isSign ? <b className={styles.under}>{under}</b> : under}
      {withWholeFigures(rest)}
    </>
  )
}
