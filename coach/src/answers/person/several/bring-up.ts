import type { KnownAthlete } from '../../../scope.ts'
import { boldName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { ComparedAverages } from '../../context/compared-days.ts'
import { type AthleteVerdict, isFresh, questionFor, writeNamedStanding, writeTexts } from '../../day/verdicts.ts'
import { bullets, capital, joinAnd, paragraphs } from '../../phrases/lists.ts'
import { OPEN_QUESTION } from '../asks.ts'
import { QUESTIONS } from '../forms/not-recorded.ts'
import { signsOf } from '../off.ts'
import { readWithBefore, WEEK, writeWithBefore } from '../week-figures.ts'
import type { WriteSeveral } from '../writers.ts'

const METRICS = ['sleep_duration', 'recovery', 'hrv', 'resting_heart_rate', 'strain'] as const
const TOLD = 3

/** Large enough to mention: a twelfth of the usual value. */
const isClear = ({ difference, usual }: ComparedAverages): boolean =>
  difference !== null && usual.value !== 0 && Math.abs(difference / usual.value) >= 1 / 12

/** What to discuss with each of a few athletes: what was notable in the week, and one thing to ask. */
export const sayBringUp: WriteSeveral = async (judged, _asked, context) =>
  paragraphs(
    ...(await Promise.all(
      judged.flatMap((one) => {
        const athlete = context.scope.athletes.find(({ id }) => id === one.athlete.id)
        return athlete ? [ofEach(one, athlete, context)] : []
      }),
    )),
    'Listen first, and bring in a figure only alone with the athlete: it is theirs to share.',
  )

async function ofEach(one: AthleteVerdict, athlete: KnownAthlete, context: AnswerContext): Promise<string> {
  if (!isFresh(one))
    return paragraphs(`${boldName(one.athlete.name)}: no fresh recovery has come.`, bullets([`Ask: "${QUESTIONS[0]}"`]))
  const beside = await readWithBefore(athlete, METRICS, WEEK, context)
  const moved = beside
    .filter((read) => read !== null)
    .filter(isClear)
    .slice(0, TOLD)
  const signs = signsOf(one)
  const stands = [
    ...(signs.length > 0 ? [writeTexts(signs)] : []),
    ...(moved.length > 0 ? [`this week ${joinAnd(moved.map(writeWithBefore))}`] : []),
  ]
  return paragraphs(
    `${writeNamedStanding(one, context.scope.today)}:`,
    bullets([
      stands.length > 0 ? capital(stands.join('; ')) : 'Nothing stands out: a word for a steady week',
      `Ask: "${questionFor(one) ?? OPEN_QUESTION}"`,
    ]),
  )
}
