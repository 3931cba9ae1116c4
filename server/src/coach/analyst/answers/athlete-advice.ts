import { isStale } from '@corner/analytics/data-state.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { FoundArticle, KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import { bullets, paragraphs, sentences } from '../phrases/lists.ts'
import { recordsOf } from '../phrases/records.ts'
import { writeSize, writeValue } from '../phrases/values.ts'
import { planWindow } from '../planner/window.ts'
import type { Question } from '../question.ts'
import { bandOf, GUIDANCE, HRV_CUT } from './guidance.ts'
import { SURE_MATCH, searchArticles } from './knowledge.ts'
import { sayNoData } from './no-data.ts'
import { quotable } from './quotes.ts'
import { citeArticle } from './sources.ts'
import { writeAthleteValue } from './value-sentences.ts'
import type { AnswerContext } from './writer.ts'

type Summary = ToolResult<'athlete_summary'>

/** One point of advice, and the article it rests on. */
interface Point {
  text: string
  slug: string
}

/** The product's guidance for one athlete, with the values that it rests on. */
export async function adviseAthlete(
  athlete: KnownAthlete,
  question: Question,
  context: AnswerContext,
): Promise<string> {
  const { scope, toolbox } = context
  const window = planWindow(question.window)
  const summary = await toolbox.call('athlete_summary', { athlete: athlete.id, window })
  const { latest, latestDate } = summary.metrics.recovery
  if (latest === null)
    return sentences(
      await sayNoData(athlete, 'recovery', question, context),
      'Without a recovery there is no guidance from data: ask how they feel, and plan by that.',
    )
  const guidance = GUIDANCE[bandOf(latest)]
  const points = pointsOf(summary)
  const aside = await topicBesides(question, toolbox)
  const slugs = ['recovery-score', 'rpe-strength-loading', ...points.map(({ slug }) => slug)]
  return paragraphs(
    sentences(
      writeAthleteValue(summary, 'recovery', 'latest', question, scope),
      guidance.day,
      isStale(latestDate, scope.today) && 'That record is too old to plan today by: ask first.',
    ),
    bullets([
      `Strength: ${guidance.strength.replace('strength at ', '')} (guidance for a ${guidance.rule})`,
      ...points.map(({ text }) => text),
      'One night is noise: ask how they feel before you change the plan',
    ]),
    aside && bullets(quotable(aside.inShort).slice(0, 3)),
    await citeArticle(toolbox, ...new Set([...slugs, ...(aside ? [aside.slug] : [])])),
  )
}

/** What else of the athlete's numbers asks for a change (spec 2, section 9, Performance view). */
function pointsOf({ metrics, window }: Summary): Point[] {
  const { sleep_duration: sleep, hrv, strain } = metrics
  const points: (Point | false)[] = [
    sleep.average !== null &&
      sleep.average < PERFORMANCE_GUIDANCE.shortSleepBelowHours && {
        text: `Sleep: average ${writeValue('sleep_duration', sleep.average)} (${recordsOf('sleep_duration', sleep.records, window.days)}) is short, below ${PERFORMANCE_GUIDANCE.shortSleepBelowHours} h: an earlier bedtime first`,
        slug: 'sleep-need',
      },
    hrv.trend !== null &&
      hrv.latest !== null &&
      hrv.trend < AT_RISK.hrvTrendBelow && {
        text: `HRV: ${writeSize('hrv', hrv.trend)} below their own average: ${HRV_CUT}`,
        slug: 'hrv-normal-range',
      },
    strain.average !== null &&
      strain.average >= PERFORMANCE_GUIDANCE.strainHighFrom && {
        text: `Strain: average ${writeValue('strain', strain.average)} is high, from ${PERFORMANCE_GUIDANCE.strainHighFrom} on: plan an easier day`,
        slug: 'overreaching-overtraining',
      },
  ]
  return points.filter((point) => point !== false)
}

/** An article on what the question is about besides the athlete; where it is a metric, the athlete's own numbers say more. */
async function topicBesides({ topic, metrics }: Question, toolbox: Toolbox): Promise<FoundArticle | undefined> {
  if (topic === undefined || metrics.length > 0) return undefined
  const [best] = await searchArticles(topic, toolbox)
  return best && best.score >= SURE_MATCH ? best : undefined
}
