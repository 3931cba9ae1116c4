import { daysBetween } from '@corner/analytics/days/calendar.ts'
import { inNight } from '@corner/analytics/days/night-phrase.ts'
import { begun } from '@corner/analytics/insights/sentence.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeDay } from '../../wording/day-names.ts'
import { plainName } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { type FreshVerdict, judgeOne, questionFor, reasonsOf, writeNamedStanding } from './verdicts.ts'

const SIGNS = 4

/** Since when each sign against a hard day has shown; '' where no fresh recovery is known or no sign is there. */
export async function sayHowLong(athlete: KnownAthlete, sources: Sources): Promise<string> {
  const one = await judgeOne(athlete, sources)
  if (!one) return ''
  const { today } = sources.scope
  const reasons = reasonsOf(one, SIGNS)
  if (reasons.length === 0) return ''
  const earliest = beginOf(reasons)
  const ask = questionFor(one)
  return paragraphs(
    `${writeNamedStanding(one, today)}: ${earliest === undefined || earliest >= one.recoveryDate ? `only ${inNight(one.recoveryDate, today)}` : `since ${writeDay(earliest, today)}`}.`,
    bullets(reasons.map((sign) => `${sinceOf(sign, one, today)}: ${sign.text}`)),
    ask && `Ask ${plainName(athlete.name)}: "${ask}"`,
  )
}

/** The first day of a sign. A week's HRV belongs to the whole week and gives no first day next to another sign. */
export function beginOf(signs: readonly FreshVerdict['signs'][number][]): string | undefined {
  const dated = signs.filter(({ kind }) => kind !== 'hrv_under_own')
  return (dated.length > 0 ? dated : signs).map(({ from }) => from).toSorted()[0]
}

function sinceOf(
  { from, until }: FreshVerdict['signs'][number],
  { recoveryDate }: FreshVerdict,
  today: FreshVerdict['recoveryDate'],
): string {
  if (from >= recoveryDate) return `${begun(inNight(recoveryDate, today))} alone`
  const days = daysBetween(from, until) + 1
  return until < recoveryDate
    ? `From ${writeDay(from, today)} to ${writeDay(until, today)}`
    : `Since ${writeDay(from, today)}, ${days} days`
}
