import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { valueAge } from '../../../../shared/value-age/value-age.ts'
import { recoveryDays } from '../../team-view/new-scores.ts'

/**
 * How many of the latest recoveries are of today, and of when the others are: `4 new scores; 18 from yesterday or before`,
 * `No new score; 22 from yesterday`; '' where all are of today, or there is none.
 */
export function scoreAges(statuses: readonly Pick<AthleteStatus, 'metrics'>[], today: CalendarDay): string {
  const { newDays, olderDays } = recoveryDays(statuses, today)
  const [newest] = olderDays
  if (newest === undefined) return ''
  const fresh = newDays.length === 0 ? 'No new score' : counted(newDays.length, 'new score')
  const before = olderDays.at(-1) === newest ? '' : ' or before'
  return `${fresh}; ${olderDays.length} from ${valueAge(newest, today)}${before}`
}
