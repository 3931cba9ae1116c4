import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { StateBadge } from '../../ui/badges/state-badge.tsx'
import { ageText } from '../explanations/shown-period.ts'
import styles from './connection-badge.module.css'

interface EndedLinkProps {
  /** Of the newest record in the shown period; null: none; left out where the day stands nearby. */
  newest?: CalendarDay | null
  today: CalendarDay
}

/** In place of the word `Connected`: `Link ended newest data today (Nov 21); connect again`. */
export function EndedLink({ newest, today }: EndedLinkProps) {
  return (
    <span className={styles.beside}>
      <StateBadge state="caution">Link ended</StateBadge> {newest !== undefined && `${dataText(newest, today)}; `}
      connect again
    </span>
  )
}

const dataText = (newest: CalendarDay | null, today: CalendarDay) =>
  newest === null ? 'no data in this period' : `newest data ${ageText(newest, today)}`
