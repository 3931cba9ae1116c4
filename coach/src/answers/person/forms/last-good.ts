import { ownPlace } from '@corner/analytics/day-verdict/own-place.ts'
import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { readNormalRange } from '@corner/analytics/series/normal-range.ts'
import type { Point } from '@corner/analytics/series/points.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { LOOK_BACK_DAYS } from '../../../tools/query/days-needed.ts'
import { writeDay, writeWeekday, writeWhen } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { lookUpDays } from '../../context/look-up.ts'
import { joinAnd, sentences } from '../../phrases/lists.ts'
import { sayNoValue } from '../../values/no-data.ts'

const { recoveryHighFrom: HIGH } = PERFORMANCE_GUIDANCE
/** Longer lists of days are told by their number. */
const LISTED = 3

/** The last day whose recovery was high or in the athlete's own range, and what has come since. */
export async function sayLastGood(athlete: KnownAthlete, context: AnswerContext): Promise<string> {
  const { today } = context.scope
  const recoveries = await lookUpDays(athlete, 'recovery', { window: { last: LOOK_BACK_DAYS } }, context)
  const newest = recoveries.at(-1)
  if (!newest) return sayNoValue(athlete, { metric: 'recovery' }, `in the last ${LOOK_BACK_DAYS} days`, context)
  const isOnlyHigh = ASKS_HIGH.test(context.message)
  const good = recoveries.findLast((one) => isHigh(one) || (!isOnlyHigh && isOwn(one, recoveries)))
  const now = `The newest is ${writeValue('recovery', newest.value)} (${writeWhen(newest.date, today)})`
  if (!good)
    return `**None in the last ${LOOK_BACK_DAYS} days**: no recovery of ${boldName(athlete.name)} was ${isOnlyHigh ? `high (${HIGH}% or more)` : 'high or in their own range'}. ${now}.`
  const day = good.date >= today ? 'Today' : writeWeekday(good.date, today)
  return sentences(
    `**${day}**: ${possessive(athlete.name)} recovery was **${writeValue('recovery', good.value)}**, ${isHigh(good) ? `high (${HIGH}% or more)` : 'in their own range'}.`,
    good === newest
      ? sayNoneSince(good.date, today)
      : `${sayMissing(good.date, newest.date, recoveries, today)}${now}.`,
  )
}

/** Green is the colour of a high recovery alone. */
const ASKS_HIGH = /\b(green|high|hard day|all out)\b/i
const shown = ({ value }: Point) => roundTo(value, 0)
const isHigh = (one: Point) => shown(one) >= HIGH

/** Not under the range that the days before it make. */
function isOwn({ value, date }: Point, recoveries: readonly Point[]): boolean {
  const range = readNormalRange(recoveries, date)
  return range !== null && ownPlace(value, range).place !== 'below'
}

const sayNoneSince = (date: CalendarDay, today: CalendarDay) => (date >= today ? '' : 'No recovery has come since.')

/** Between the good day and the newest: days without a recovery, which may have been good or not. */
function sayMissing(from: CalendarDay, until: CalendarDay, recoveries: readonly Point[], today: CalendarDay): string {
  const known = new Set(recoveries.map(({ date }) => date))
  const missing = Array.from({ length: daysBetween(from, until) - 1 }, (_, place) => addDays(from, place + 1)).filter(
    (day) => !known.has(day),
  )
  if (missing.length === 0) return ''
  const days =
    missing.length > LISTED ? `${missing.length} days since` : joinAnd(missing.map((day) => writeDay(day, today)))
  return `No recovery came on ${days}. `
}
