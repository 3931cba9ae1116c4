import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { rowLastNight, rowLines } from '@corner/analytics/athlete/row-lines.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ISSUES_PER_CARD } from '@corner/contract/constants/at-risk.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { heldReason, plannedReason } from '../../../../shared/verdict/day-reason.ts'

/** A line of a row of who needs attention. */
interface AttentionLine {
  /** Sets off what is no issue: `Why today`; undefined: issues. */
  lead?: 'Why today' | 'As planned today' | 'Last night'
  text: string
  /** Two rules judge the fact. */
  countsTwice: boolean
}

/**
 * Why an athlete needs attention: first what gives the verdict on the day, then the first issues, as many as the row
 * counts, and a short last night.
 * @param day the judgement of today; undefined: not known
 * @param shown the page's day, and the length of the period
 */
export function attentionLines(
  status: AthleteStatus,
  day: AthleteDay | undefined,
  { today, days }: { today: CalendarDay; days: number },
): AttentionLine[] {
  const held = heldReason(day)
  const isOfNight = NIGHT.test(held)
  const nightOfDay = isOfNight ? day?.reasons.find((reason) => reason.includes(LAST_NIGHT)) : undefined
  const planned = plannedReason(day, today)
  const more = status.issues.length - ISSUES_PER_CARD
  const lines: AttentionLine[] = [
    {
      lead: 'Why today',
      text: (nightOfDay ?? held).replace(USUAL, `$& (${NORMAL_RANGE_DAYS} days)`),
      countsTwice: false,
    },
    { lead: 'As planned today', text: planned && `${planned}; worth watching:`, countsTwice: false },
    ...rowLines(status, days).map(({ text, issues }) => ({
      text: planned ? text.replace(/^(?:Recovery|Average)/, (word) => word.toLowerCase()) : text,
      countsTwice: issues.length > 1,
    })),
    { text: more > 0 ? `+${more} more ${more === 1 ? 'issue' : 'issues'}` : '', countsTwice: false },
    { lead: 'Last night', text: isOfNight ? '' : (rowLastNight(status, today) ?? ''), countsTwice: false },
  ]
  return lines.filter(({ text }) => text !== '')
}

/** Said of other days than the averages in the row. */
const USUAL = /\busually [\d.]+ h\b/
/** `a short night`, `5 nights in a row under 6 h`. */
const NIGHT = /\bnights?\b/
/** Of the sign of a single short night, which is told with its hours. */
const LAST_NIGHT = 'of sleep last night'
