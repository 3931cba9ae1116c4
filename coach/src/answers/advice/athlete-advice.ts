import { isStale } from '@corner/analytics/athlete/data-state.ts'
import { guidanceBand } from '@corner/analytics/bands/guidance-band.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import type { FoundArticle } from '../../found-article.ts'
import { dayIntentOf } from '../../reading/day/day-intent.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import { writeSize } from '../../wording/figures.ts'
import { quotableLines, withWarnings } from '../articles/quotes.ts'
import { SURE_MATCH, searchArticles } from '../articles/search.ts'
import { citeArticle } from '../articles/sources.ts'
import type { Sources } from '../context/answer-context.ts'
import type { RequestDays } from '../context/request-days.ts'
import { isPlanAlone } from '../context/topic-words.ts'
import { leadFor } from '../day/intent/answer-lead.ts'
import { isOfTomorrow, sayDayAhead, sayTomorrow } from '../day/intent/tomorrow.ts'
import { actOn, carryVerdict, openVerdict } from '../day/one-athlete.ts'
import { isOff, writeOwnState } from '../day/own-state.ts'
import { type FreshVerdict, judgeDay, judgeOne, waitsForScore } from '../day/verdicts.ts'
import { LOAD_UNKNOWN, THREE_QUESTIONS } from '../day/without-data.ts'
import { bullets, paragraphs, sentences } from '../phrases/lists.ts'
import { GUIDANCE, HRV_CUT } from '../values/guidance.ts'
import { recordsOf, writeNewest } from '../values/newest-value.ts'
import { sayNoValue } from '../values/no-data.ts'
import { type AdvicePoint, changesBy } from './changes.ts'

/** What the advice is about. */
export interface AdviceAsked {
  asked: RequestDays
  /** In the message's words, without those found in any plan; '' for none. */
  topic: string
  /** The message itself: "sit him out", "can I push her". */
  words: string
}

/** What speaks against a hard day of somebody whose maker gives no recovery; '' where nothing does, or nothing is known. */
async function sayOwnAdvice(athlete: KnownAthlete, sources: Sources): Promise<string> {
  const [one] = (await judgeDay({ people: [athlete], isTeam: false, leftOut: [] }, sources)).filter(isOff)
  return one === undefined
    ? ''
    : `**Ask first, and nothing hard before that**: ${writeOwnState(one)}. Ask ${THREE_QUESTIONS}. All three well: a lighter day, decided after the warm-up; anything off: technique and mobility alone, and fever or a sore throat: no training.`
}

/** The product's guidance for one athlete, with the values behind it. */
export async function adviseAthlete(
  athlete: KnownAthlete,
  { asked, topic, words }: AdviceAsked,
  sources: Sources & { above?: string | undefined },
): Promise<string> {
  const { scope, toolbox } = sources
  const summary = await toolbox.call('athlete_summary', { athlete: athlete.id, window: asked.window })
  const { latest, latestDate } = summary.metrics.recovery
  if (latest === null)
    return paragraphs(
      await sayNoValue(athlete, { metric: 'recovery' }, asked.over, sources),
      scope.view === 'team' &&
        ((await sayOwnAdvice(athlete, sources)) ||
          `Without a recovery there is no guidance from data: ask ${THREE_QUESTIONS}. All three well: train as planned without extra rounds, and in the weight room ${LOAD_UNKNOWN}; anything off: lighter, and fever or a sore throat: no training.`),
      await citeArticle(toolbox, 'mental-wellness', 'rpe-strength-loading'),
    )
  const judged = await judgeOne(athlete, sources)
  const guidance = GUIDANCE[guidanceBand(latest)]
  const points = [
    ...changesBy(isMoreLoad(summary) ? ['sleep_duration', 'strain'] : ['sleep_duration'], (metric) => ({
      value: summary.metrics[metric].average,
      of: recordsOf(summary, metric),
    })),
    ...(judged && isCut(judged) ? hrvPoints(summary) : []),
  ]
  const aside = await topicBesides(topic, toolbox)
  const slugs = ['recovery-score', 'rpe-strength-loading', ...points.map(({ slug }) => slug)]
  const newest = writeNewest(summary, 'recovery', asked, scope.today)
  return paragraphs(
    sayTomorrow(words),
    judged && openVerdict(judged, scope, isOfTomorrow(words) ? 'everybody' : dayIntentOf(words), leadFor(words)),
    sayDayAhead(words, scope.today),
    judged
      ? carryVerdict(judged, { today: scope.today, above: sources.above }, judged.usual === null ? newest : undefined)
      : sentences(
          newest,
          isStale(latestDate, scope.today) && 'That record is too old to plan today by: ask how they feel.',
        ),
    judged &&
      bullets([
        `Strength: ${guidance.strength.replace('strength at ', '')} (guidance for a ${guidance.rule})${isHeld(judged) ? `; ${waitsForScore(judged, scope.today) ? "until this morning's score is in" : 'with what speaks against it'}, no more than ${STEP_DOWN}` : ''}`,
        ...points.map(({ text }) => text),
      ]),
    judged && actOn(judged, scope, leadFor(words)),
    aside && bullets(withWarnings(quotableLines(aside.inShort), ASIDE_LINES)),
    await citeArticle(toolbox, ...new Set([...slugs, ...(aside ? [aside.slug] : [])])),
  )
}

/** A recovery that would allow heavy loads, on a day that calls for a lighter one. */
const isHeld = ({ recovery, verdict }: FreshVerdict) => guidanceBand(recovery) === 'high' && verdict !== 'hard'
const STEP_DOWN = GUIDANCE.moderate.strength.replace('strength at ', '')

/**
 * As in the insights: a trend is negative half of the time, so the week must also lie below the athlete's own range and
 * the day must call for less.
 */
const isCut = ({ verdict, signs }: FreshVerdict) =>
  verdict === 'lighter' && signs.some(({ kind }) => kind === 'hrv_under_own')

/**
 * A strain that is usual for the athlete needs no change, however high; without a known range the general limit
 * decides.
 */
const isMoreLoad = ({ metrics: { strain } }: ToolResult<'athlete_summary'>) =>
  strain.usual === null || (strain.average ?? 0) - strain.usual >= MORE_STRAIN
const MORE_STRAIN = 1.5

const ASIDE_LINES = 3

/** What in the HRV calls for a change. */
function hrvPoints({ metrics: { hrv } }: ToolResult<'athlete_summary'>): AdvicePoint[] {
  if (hrv.trend === null || hrv.trend >= AT_RISK.hrvTrendBelow) return []
  const below = writeSize({ metric: 'hrv', aggregate: 'trend' }, hrv.trend)
  return [{ text: `HRV ${below} under the average of these days: ${HRV_CUT}`, slug: 'hrv-normal-range' }]
}

/** An article on what the question is about besides the athlete. */
async function topicBesides(topic: string, toolbox: Toolbox): Promise<FoundArticle | undefined> {
  if (isPlanAlone(topic.replace(DAY, '').replace(/ +/g, ' ').trim())) return undefined
  const [best] = await searchArticles(topic, toolbox)
  return best && best.score >= SURE_MATCH ? best : undefined
}

/** "Does he need a day off" and "a rest day?" ask for the verdict alone, not for an article on weeks without one. */
const DAY = /\b(?:days?|needs?|breaks?|takes?)\b/g
