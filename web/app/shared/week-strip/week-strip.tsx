import { type DayBand, type RecoveryDays, weekBands } from '@corner/analytics/athlete/week-bands.ts'
import type { RecoveryBand } from '@corner/analytics/bands/recovery-bands.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { type State, StateShape } from '../../ui/badges/state-badge.tsx'
import styles from './week-strip.module.css'

interface WeekStripProps {
  athlete: RecoveryDays
  today: CalendarDay
}

/** The recovery band of each of the last seven days as a shape, oldest first; a dash for a day without a score. */
export function WeekStrip({ athlete, today }: WeekStripProps) {
  const days = weekBands(athlete, today)
  return (
    <span role="img" className={styles.strip} aria-label={weekStripText(days)}>
      {days.map(({ day, score, band }) => (
        <span key={day} title={`${dayLabel(day)}: ${scoreText(score)}`}>
          <StateShape state={STATES[band]} />
        </span>
      ))}
    </span>
  )
}

const STATES: Record<RecoveryBand, State> = { ready: 'ready', caution: 'caution', red: 'red', no_data: 'none' }

const scoreText = (score: number | null) => (score === null ? 'no score' : `${written(score, 0)}%`)

/** `Recovery of the last 7 days, oldest first: 62%, no score, 80%, ...` */
function weekStripText(days: readonly DayBand[]): string {
  return `Recovery of the last ${days.length} days, oldest first: ${days.map(({ score }) => scoreText(score)).join(', ')}`
}
