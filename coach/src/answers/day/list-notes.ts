import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { joinNames } from '../../wording/names.ts'
import { sentences } from '../phrases/lists.ts'
import { hasOwnState, sayOwnStates } from './own-state.ts'
import { type AthleteVerdict, type FreshVerdict, hasIllness, questionFor } from './verdicts.ts'

/**
 * Who has no recovery but own signs, and who cannot be judged at all and is to be asked first, with the reason: without a device,
 * or with a device that has sent no recovery of today or yesterday. '' for nobody.
 */
export function sayNotJudged(judged: readonly AthleteVerdict[]): string {
  const unknown = judged.filter((one) => one.verdict === 'ask' && !hasOwnState(one))
  const why = Map.groupBy(
    unknown.toSorted((a, b) => Number(a.connected) - Number(b.connected)),
    ({ connected, newestRecovery }) => (connected ? `no recovery ${sinceOf(newestRecovery?.date)}` : 'no device'),
  )
  return sentences(
    sayOwnStates(judged),
    why.size > 0 && `Ask first: ${[...why].map(([reason, some]) => `${namesOf(some)} (${reason})`).join('; ')}.`,
  )
}

const namesOf = (some: readonly AthleteVerdict[]) => joinNames(some.map(({ athlete }) => athlete.name))

/** The weekday tells the year: a newest recovery is at most weeks old. */
const sinceOf = (day: CalendarDay | undefined) =>
  day === undefined ? 'of today or yesterday' : `since ${writeWeekday(day, day)}`

/** Below a list that says "usually". */
export const USUALLY = `Usually: the ${NORMAL_RANGE_DAYS}-day median.`

/** Who has signs of illness, which come before any plan; '' for nobody. */
export function sayIll(judged: readonly AthleteVerdict[]): string {
  const ill = judged.filter(hasIllness)
  return ill.length === 0
    ? ''
    : `${joinNames(ill.map(({ athlete }) => athlete.name))} ${ill.length === 1 ? 'sees' : 'see'} the athletic trainer first: several vital signs are off at once.`
}

/** What to ask each athlete, those with the same question together; '' where no question is needed. */
export function askEach(some: readonly FreshVerdict[]): string {
  const byQuestion = Map.groupBy(some, questionFor)
  return sentences(
    ...[...byQuestion].map(
      ([ask, asked]) => ask !== undefined && `Ask ${joinNames(asked.map(({ athlete }) => athlete.name))}: "${ask}"`,
    ),
  )
}
