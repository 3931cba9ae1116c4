import { isStale } from '@corner/analytics/data-state.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { FoundArticle } from '../../found-article.ts'
import type { KnownAthlete } from '../../scope.ts'
import { guidanceBand } from '../../tools/athlete-summary.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import { writeSize, writeValue } from '../../wording/figures.ts'
import { quotable, withWarnings } from '../articles/quotes.ts'
import { SURE_MATCH, searchArticles } from '../articles/search.ts'
import { citeArticle } from '../articles/sources.ts'
import type { Sources } from '../asked/answer-context.ts'
import type { Asked } from '../asked/asked-days.ts'
import { bullets, paragraphs, sentences } from '../phrases/lists.ts'
import { recordsOf } from '../phrases/records.ts'
import { GUIDANCE, HRV_CUT } from '../values/guidance.ts'
import { writeNewest } from '../values/newest-value.ts'
import { sayNoRecovery } from '../values/no-data.ts'

type Summary = ToolResult<'athlete_summary'>

/** One point of advice, and the article it rests on. */
interface Point {
  text: string
  slug: string
}

/** What advice is asked about. */
export interface AdviceAsked {
  asked: Asked
  /** In the message's words; '' for none. */
  topic: string
}

/** The product's guidance for one athlete, with the values that it rests on. */
export async function adviseAthlete(
  athlete: KnownAthlete,
  { asked, topic }: AdviceAsked,
  sources: Sources,
): Promise<string> {
  const { scope, toolbox } = sources
  const summary = await toolbox.call('athlete_summary', { athlete: athlete.id, window: asked.window })
  const { latest, latestDate } = summary.metrics.recovery
  if (latest === null)
    return sentences(
      await sayNoRecovery(athlete, asked, sources),
      'Without a recovery there is no guidance from data: ask how they feel, and plan by that.',
    )
  const guidance = GUIDANCE[guidanceBand(latest)]
  const points = pointsOf(summary)
  const aside = await topicBesides(topic, toolbox)
  const slugs = ['recovery-score', 'rpe-strength-loading', ...points.map(({ slug }) => slug)]
  return paragraphs(
    sentences(
      writeNewest(summary, 'recovery', asked, scope.today),
      guidance.day,
      isStale(latestDate, scope.today) && 'That record is too old to plan today by: ask first.',
    ),
    bullets([
      `Strength: ${guidance.strength.replace('strength at ', '')} (guidance for a ${guidance.rule})`,
      ...points.map(({ text }) => text),
      'One night is noise: ask how they feel before you change the plan',
    ]),
    aside && bullets(withWarnings(quotable(aside.inShort), ASIDE_LINES)),
    await citeArticle(toolbox, ...new Set([...slugs, ...(aside ? [aside.slug] : [])])),
  )
}

const ASIDE_LINES = 3

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
        text: `HRV: ${writeSize({ metric: 'hrv', aggregate: 'trend' }, hrv.trend)} below their own average: ${HRV_CUT}`,
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

/** An article on what the question is about besides the athlete. */
async function topicBesides(topic: string, toolbox: Toolbox): Promise<FoundArticle | undefined> {
  const [best] = await searchArticles(topic, toolbox)
  return best && best.score >= SURE_MATCH ? best : undefined
}
