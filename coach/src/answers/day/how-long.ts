import type { Sign } from '@corner/analytics/day-verdict/sign.ts'
import { daysBetween } from '@corner/analytics/days/calendar.ts'
import { inNight } from '@corner/analytics/days/night-phrase.ts'
import { begun } from '@corner/analytics/insights/sentence.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeDay } from '../../wording/day-names.ts'
import { plainName } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { writeTodayLine } from './today-line.ts'
import { type FreshVerdict, judgeOne, questionFor, reasonsOf, writeNamedStanding } from './verdicts.ts'

const SIGNS = 4

/** Since when each sign against a hard day has shown; '' where no fresh recovery is known or no sign is there. */
export async function sayHowLong(athlete: KnownAthlete, sources: Sources): Promise<string> {
  const one = await judgeOne(athlete, sources)
  if (!one) return ''
  const { today } = sources.scope
  const reasons = reasonsOf(one, SIGNS)
  if (reasons.length === 0) return ''
  const ask = questionFor(one)
  return paragraphs(
    `${writeNamedStanding(one, today)}: off ${beginning(reasons, one, today)}.`,
    bullets(reasons.map((sign) => `${sinceOf(sign, one, today)}: ${sign.text}`)),
    await writeTodayLine(athlete, sources),
    ask && `Ask ${plainName(athlete.name)}: "${ask}"`,
  )
}

/** `last night only`, `this week`, `since Nov 19`. */
function beginning(signs: readonly Sign[], { recoveryDate }: FreshVerdict, today: CalendarDay): string {
  if (signs.every(isOfWeek)) return 'this week'
  const earliest = beginOf(signs)
  return earliest === undefined || earliest >= recoveryDate
    ? `${inNight(recoveryDate, today)}${signs.some(isOfWeek) ? ', and over the week as a whole' : ' only'}`
    : `since ${writeDay(earliest, today)}`
}

/** The first day of a sign that is a run or a night; undefined: there is none, only signs of the whole week. */
export const beginOf = (signs: readonly Sign[]): CalendarDay | undefined =>
  signs
    .filter((sign) => !isOfWeek(sign))
    .map(({ from }) => from)
    .toSorted()[0]

/** Judged over a week as a whole: its first day is no day on which something began. */
export const isOfWeek = ({ kind }: Sign): boolean => kind === 'hrv_under_own' || kind === 'at_risk'

function sinceOf(sign: Sign, { recoveryDate }: FreshVerdict, today: CalendarDay): string {
  const { from, until } = sign
  if (isOfWeek(sign)) return 'Over the week'
  if (from >= recoveryDate) return `${begun(inNight(recoveryDate, today))} alone`
  const days = daysBetween(from, until) + 1
  return until < recoveryDate
    ? `From ${writeDay(from, today)} to ${writeDay(until, today)}`
    : `Since ${writeDay(from, today)}, ${days} days`
}
