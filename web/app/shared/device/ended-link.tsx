import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { StateBadge } from '../../ui/badges/state-badge.tsx'
import { ageText } from '../explanations/shown-period.ts'
import styles from './connection-badge.module.css'

interface EndedLinkProps {
  /** Of the newest record in the shown period; null: none. */
  newest: CalendarDay | null
  today: CalendarDay
}

/** Beside the ordered word `Connected`: `Link ended, newest data today (Nov 21); connect again`. */
export function EndedLink({ newest, today }: EndedLinkProps) {
  const data = newest === null ? 'no data in this period' : `newest data ${ageText(newest, today)}`
  return (
    <span className={styles.beside}>
      <StateBadge state="caution">Link ended</StateBadge>, {data}; connect again
    </span>
  )
}
