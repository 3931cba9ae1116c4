import { SHORT_NIGHT_HOURS } from '@corner/analytics/day-verdict/short-sleep.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { numberNamed } from '../../language/words/number-words.ts'
import { boldName } from '../../wording/names.ts'
import { citeArticle } from '../articles/sources.ts'
import type { AnswerContext, RequestOf } from '../context/answer-context.ts'
import { judgeDay, questionFor, reasonsOf } from '../day/verdicts.ts'
import { joinAnd, paragraphs } from '../phrases/lists.ts'
import { answerQuery } from '../query/answer-query.ts'

/** Five conversations fit into the minutes before practice. */
const USUAL = 5
const MOST = 12
const PEOPLE =
  /\b(who|whom|which)\b|\bwhat (\d+ |two |three |four |five |six )?(guys?|girls?|kids?|athletes?|wrestlers?|men|women|boys|players)\b/
const TALK = /\b(talk|speak|sit down|check in|see|work|chat|meet|bug|remind|get on|help|needs?|worry|focus)\b/
const SLEEP = /\b(sleep\w*|slept|bed ?times?|rest at night|nights)\b/
const COUNT = /\b(?:which|what|the|top|who are the|talk to|my) (\d+|two|three|four|five|six)\b/

/** How many names somebody wants of people to talk to about their sleep; 0: the words ask for something else. */
export function toTalkAboutSleep(text: string): number {
  const words = text.toLowerCase()
  if (!PEOPLE.test(words) || !TALK.test(words) || !SLEEP.test(words)) return 0
  const [, count] = COUNT.exec(words) ?? []
  const said = count === undefined ? USUAL : (numberNamed(count) ?? Number(count))
  return Math.min(said, MOST)
}

/** Those who slept least over the week, by name with their figures, and what to ask the first. */
export async function answerWhomToTalk(
  count: number,
  { who }: Pick<RequestOf<'advice'>, 'who'>,
  context: AnswerContext,
): Promise<string> {
  const query: Query = {
    who,
    measures: [
      { metric: 'sleep_duration', aggregate: 'mean' },
      {
        metric: 'sleep_duration',
        aggregate: 'days',
        test: [{ metric: 'sleep_duration', is: 'below', than: SHORT_NIGHT_HOURS }],
      },
    ],
    days: { window: { last: 7 } },
    by: ['athlete'],
    order: 'lowest',
    limit: count,
    asks: 'who',
  }
  const runs = (await judgeDay({ people: [], isTeam: true, leftOut: [] }, context)).filter(({ signs }) =>
    signs.some(({ kind }) => kind === 'short_nights'),
  )
  const [first] = runs
  const ask = first && reasonsOf(first, 1)[0]?.kind === 'short_nights' ? questionFor(first) : undefined
  return paragraphs(
    await answerQuery(query, context),
    runs.length > 0 &&
      `A run of short nights: ${joinAnd(runs.map(({ athlete, signs }) => `${boldName(athlete.name)}, ${signs.find(({ kind }) => kind === 'short_nights')?.text}`))}.`,
    `Ask: "${ask ?? 'What time do you get to bed, and what keeps you up?'}"`,
    await citeArticle(context.toolbox, 'sleep-need'),
  )
}
