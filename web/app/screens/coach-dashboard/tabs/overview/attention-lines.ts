import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { rowLastNight, rowLines } from '@corner/analytics/athlete/row-lines.ts'
import { isUnderAverage, underAverage } from '@corner/analytics/athlete/under-average.ts'
import { ONE_NIGHT } from '@corner/analytics/insights/flagged-for.ts'
import { partWords, placeWords } from '@corner/analytics/readiness/readiness-words.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ISSUES_PER_CARD } from '@corner/contract/constants/at-risk.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { goReason, heldReasons, plannedReason } from '../../../../shared/verdict/day-reason.ts'

/** A line of a row of who needs attention. */
interface AttentionLine {
  /** Sets off what is no issue: `Why today`; undefined: issues. */
  lead?: 'Why today' | 'As planned today' | 'Go today' | 'Last night'
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
  const go = goReason(day)
  const more = status.issues.length - ISSUES_PER_CARD
  const lines: AttentionLine[] = [
    { text: ownRangeWords(day?.without_recovery), countsTwice: false },
    {
      lead: 'Why today',
      text: held.replace(USUAL, `$& (${NORMAL_RANGE_DAYS} days)`),
      countsTwice: false,
    },
    { lead: 'As planned today', text: planned && `${planned}.`, countsTwice: false },
    { lead: 'Go today', text: go && `${go}.`, countsTwice: false },
    ...((planned || go) && day
      ? [{ text: listedFor(status, day, days), countsTwice: false }]
      : issuesAlone(status, days)),
    { text: more > 0 ? `+${more} more ${more === 1 ? 'issue' : 'issues'}` : '', countsTwice: false },
    { lead: 'Last night', text: isOfNight ? '' : (rowLastNight(status, today) ?? ''), countsTwice: false },
  ]
  return lines.filter(({ text }) => text !== '')
}

/** Corner readiness with what it was read from; '' of an athlete with a recovery. */
function ownRangeWords(without: AthleteDay['without_recovery']): string {
  const { score = null, place = null, parts = [] } = without?.readiness ?? {}
  if (score === null || place === null) return ''
  return `Corner readiness ${score}, ${placeWords(place)}: ${parts.map(partWords).join('; ')}`
}

const issuesAlone = (status: AthleteStatus, days: number): AttentionLine[] =>
  rowLines(status, days).map(({ text, issues }) => ({ text, countsTwice: issues.length > 1 }))

/**
 * The issues of somebody who trains as planned or may go hard in one sentence, each average named once: `Listed for average sleep 6.3 h,
 * recovery 11 points and HRV 8 ms under the 7-day average (HRV of one night is no sign)`.
 */
function listedFor({ issues }: AthleteStatus, { reasons }: AthleteDay, days: number): string {
  const shown = issues.slice(0, ISSUES_PER_CARD)
  const others = rowLines({ issues: shown.filter((issue) => !isUnderAverage(issue)) }, days)
  const isHrvUncounted =
    shown.some(({ kind }) => kind === 'hrv_falling') && !reasons.some((reason) => reason.includes('HRV'))
  const note = isHrvUncounted ? ` (${ONE_NIGHT})` : ''
  const listed = [
    ...others.map(({ text }) => text.replace(/^(?:Recovery|Average)/, (word) => word.toLowerCase())),
    underAverage(shown, days) + note,
  ].filter(Boolean)
  return listed.length === 0 ? '' : `Listed for ${listed.join(', ')}`
}

/** Said of other days than the averages in the row. */
const USUAL = /\busually [\d.]+(?:%| h\b)/
/** `4.7 h of sleep last night`, `4.7 h of sleep in the night to Nov 27`, `5 nights in a row of 4.2 to 4.7 h`; not nights that are over. */
const NIGHT = /(?<!after \d+ )\bnights in a row of\b|\bof sleep (?:last night|in the night to)\b/
