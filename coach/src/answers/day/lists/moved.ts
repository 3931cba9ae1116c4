import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { DAY_VERDICTS } from '@corner/contract/entities/ai-insights.ts'
import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { joinAnd } from '../../../wording/english.ts'
import { boldName } from '../../../wording/names.ts'
import { sentences } from '../../phrases/lists.ts'
import { type AthleteVerdict, isFresh, writeNamedStanding } from '../verdicts.ts'

/** The day with athletes placed where the user put them. Athletes without fresh records are not moved. */
export const withMoved = (
  judged: readonly AthleteVerdict[],
  { moved = [] }: Pick<DayAsked, 'moved'>,
): AthleteVerdict[] =>
  judged.map((one) => {
    const to = moved.findLast(({ id }) => id === one.athlete.id)?.to
    return to === undefined || !isFresh(one) ? one : { ...one, verdict: to, movedTo: to }
  })

/** Who was moved by the user although the records call for less. @param judged the verdicts of the records */
export function sayMoved(
  judged: readonly AthleteVerdict[],
  { moved = [], form }: Pick<DayAsked, 'moved' | 'form'>,
  today: string,
): string {
  const found = judged.flatMap((one) => {
    const to = moved.findLast(({ id }) => id === one.athlete.id)?.to
    return to === undefined ? [] : [{ one, to }]
  })
  const fresh = found.filter(({ one }) => isFresh(one))
  const unknown = found.filter(({ one }) => !isFresh(one)).map(({ one }) => boldName(one.athlete.name))
  const against = fresh.flatMap(({ one, to }) =>
    isFresh(one) && DAY_VERDICTS.indexOf(to) < DAY_VERDICTS.indexOf(one.verdict)
      ? [`${writeNamedStanding(one, today)}: ${VERDICT_WORDS[one.verdict].short}`]
      : [],
  )
  const groups = { hard: 'heavy', as_planned: 'moderate', lighter: 'light', easy: 'light' }
  const days = {
    hard: 'a hard day',
    as_planned: 'a day as planned',
    lighter: 'a lighter day',
    easy: 'no live wrestling',
  }
  const where = (to: keyof typeof groups) => (form === 'groups' ? groups[to] : days[to])
  return sentences(
    fresh.length > 0 &&
      `As you said: ${joinAnd(fresh.map(({ one, to }) => `${boldName(one.athlete.name)} to ${where(to)}`))}.`,
    against.length > 0 && `The records ask for less: ${against.join('; ')}.`,
    unknown.length > 0 && `There is no fresh record of ${joinAnd(unknown)} to place by.`,
  )
}
