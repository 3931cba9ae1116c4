import type { Issue } from '@corner/analytics/athlete/at-risk.ts'
import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { rowLastNight, rowLines } from '@corner/analytics/athlete/row-lines.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ISSUES_PER_CARD } from '@corner/contract/constants/at-risk.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { heldReasons, plannedReason } from '../../../../shared/verdict/day-reason.ts'

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
  const held = heldReasons(day, today).join('; ')
  const isOfNight = NIGHT.test(held)
  const planned = plannedReason(day, today)
  const more = status.issues.length - ISSUES_PER_CARD
  const lines: AttentionLine[] = [
    {
      lead: 'Why today',
      text: held.replace(USUAL, `$& (${NORMAL_RANGE_DAYS} days)`),
      countsTwice: false,
    },
    { lead: 'As planned today', text: planned && `${planned}; worth watching:`, countsTwice: false },
    ...rowLines(status, days).map(({ text, issues }) => ({
      text: planned
        ? `${text.replace(/^(?:Recovery|Average)/, (word) => word.toLowerCase())}${isUncountedHrv(issues, day) ? `, ${ONE_NIGHT}` : ''}`
        : text,
      countsTwice: issues.length > 1,
    })),
    { text: more > 0 ? `+${more} more ${more === 1 ? 'issue' : 'issues'}` : '', countsTwice: false },
    { lead: 'Last night', text: isOfNight ? '' : (rowLastNight(status, today) ?? ''), countsTwice: false },
  ]
  return lines.filter(({ text }) => text !== '')
}

/** Why a low HRV beside `only one mild sign` is not the second: by rule, the HRV of one night alone is none. */
const ONE_NIGHT = 'which on one night alone is no sign'

const isUncountedHrv = (issues: readonly Issue[], day: AthleteDay | undefined) =>
  issues.some(({ kind }) => kind === 'hrv_falling') && !day?.reasons.some((reason) => reason.includes('HRV'))

/** Said of other days than the averages in the row. */
const USUAL = /\busually [\d.]+(?:%| h\b)/
/** `4.7 h of sleep last night`, `4.7 h of sleep in the night to Nov 27`, `5 nights in a row of 4.2 to 4.7 h`; not nights that are over. */
const NIGHT = /(?<!after \d+ )\bnights in a row of\b|\bof sleep (?:last night|in the night to)\b/
