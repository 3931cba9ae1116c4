import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { rowLastNight, rowLines } from '@corner/analytics/athlete/row-lines.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ISSUES_PER_CARD } from '@corner/contract/constants/at-risk.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { heldReason } from '../../../../shared/verdict/held-reason.ts'

/** A line of a row of who needs attention. */
interface AttentionLine {
  text: string
  /** Two rules judge the fact. */
  countsTwice: boolean
  /** It is why the athlete eases or rests today. */
  isHolding: boolean
}

/**
 * Why an athlete needs attention: what eases or rests the day first, then the first issues, and a short last night. Where
 * the first two are about the recovery, or the reason is that night, they are one line.
 * @param day the judgement of today; undefined: not known
 * @param today the page's day
 */
export function attentionLines(
  status: AthleteStatus,
  day: AthleteDay | undefined,
  today: CalendarDay,
): AttentionLine[] {
  const reason = heldReason(day)
  const [first, ...others] = rowLines(status).map(({ text, issues }) => ({
    text,
    countsTwice: issues.length > 1,
    isHolding: false,
  }))
  const lastNight = rowLastNight(status, today) ?? ''
  const more = status.issues.length - ISSUES_PER_CARD
  const isJoined = first !== undefined && reason.startsWith(RECOVERY) && first.text.startsWith(RECOVERY)
  const isOfNight = lastNight !== '' && NIGHT.test(reason)
  const holding = isJoined
    ? `${reason}, ${first.text.slice(RECOVERY.length)}`
    : isOfNight
      ? lastNight.replace(SHORT_NIGHT, reason)
      : reason
  return [
    { text: holding, countsTwice: isJoined && first.countsTwice, isHolding: true },
    ...(first === undefined || isJoined ? [] : [first]),
    ...others,
    { text: more > 0 ? `+${more} more ${more === 1 ? 'issue' : 'issues'}` : '', ...PLAIN },
    { text: isOfNight ? '' : lastNight, ...PLAIN },
  ].filter(({ text }) => text !== '')
}

const PLAIN = { countsTwice: false, isHolding: false }
const RECOVERY = 'Recovery '
const SHORT_NIGHT = 'Last night short'
/** `A short night`, `5 nights in a row under 6 h`. */
const NIGHT = /\bnights?\b/
