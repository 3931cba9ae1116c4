import type { CoachScope } from '../../scope.ts'
import { type Boundaries, findBoundaries } from './boundaries.ts'
import { CUE_LEXICON } from './lexicon/cue-words.ts'
import { correctSpelling, isKnownWord } from './lexicon/known-words.ts'
import { METRIC_LEXICON } from './lexicon/metric-words.ts'
import { NOT_MEASURED_LEXICON } from './lexicon/not-measured-words.ts'
import { TOPIC_LEXICON } from './lexicon/topic-words.ts'
import { withoutHalfStrangers } from './names/half-strangers.ts'
import { findMentions, type Mention } from './names/mentions.ts'
import { readRoster } from './names/roster.ts'
import { findStrangers } from './names/strangers.ts'
import type { Reading } from './reading.ts'
import { STRICT_ORDER, signalsOf } from './signals.ts'
import { findColors } from './slots/colors.ts'
import { givenRecoveryOf, isSpanish, isYesNo, leastIssuesOf, severityOf } from './slots/facts.ts'
import { findMetrics } from './slots/metrics.ts'
import { findLimit, findPlace, findSuperlatives, type Superlative } from './slots/order.ts'
import { slotsFor } from './slots/slots.ts'
import { findStatistics, mainStatistic } from './slots/statistics.ts'
import { findThresholds } from './slots/thresholds.ts'
import { findCoachDate } from './times/coach-dates.ts'
import { findWindows } from './times/windows.ts'
import { fold } from './words/fold.ts'
import { readNumberWords } from './words/number-words.ts'
import { overlaps, placesOf } from './words/places.ts'
import { isShouted } from './words/shouted.ts'
import type { Token } from './words/token.ts'
import { tokenize } from './words/tokenize.ts'

type Scope = Pick<CoachScope, 'athletes' | 'days' | 'today' | 'team' | 'view'>

/** What stands in the place of an athlete's name, so that no lexicon finds a word of its own in it. */
export const NAME = '·'

/** Reads one message by itself. */
export function read(message: string, scope: Scope): Reading {
  const typed = readNumberWords(tokenize(message))
  const isAllCapitals = isShouted(typed)
  const reader = { roster: readRoster(scope.athletes), isKnownWord, isShouted: isAllCapitals }
  const mentions = withoutHalfStrangers(findMentions(typed, reader), typed)
  const isMention = (at: number) => mentions.some(({ from, until }) => from <= at && at < until)
  const tokens = correctSpelling(typed, isMention, isAllCapitals)
  // A name is a name, whatever its words mean elsewhere.
  const words = tokens.map((token, at) => (isMention(at) ? { ...token, text: NAME } : token))
  const boundaries = findBoundaries(words, scope.team)
  return { ...readSlots(words, { scope, mentions, isMention, boundaries, isShouted: isAllCapitals }), tokens }
}

interface Context {
  scope: Scope
  mentions: readonly Mention[]
  isMention(at: number): boolean
  boundaries: Boundaries
  isShouted: boolean
}

function readSlots(
  tokens: readonly Token[],
  { scope, mentions, isMention, boundaries, isShouted: isAllCapitals }: Context,
): Omit<Reading, 'tokens'> {
  const coachDate = findCoachDate(tokens)
  const inAnyMetric = placesOf(METRIC_LEXICON.find(tokens))
  const notMeasured = NOT_MEASURED_LEXICON.find(tokens, slotsFor(tokens, isMention, inAnyMetric))
  const metrics = findMetrics(tokens, notMeasured, isMention)
  const inMetric = placesOf(metrics)
  const slots = slotsFor(tokens, isMention, inMetric)
  const windows = findWindows(tokens, scope.today, scope.days).filter(
    (window) => !coachDate || !overlaps(window, coachDate),
  )
  const inWindow = placesOf(windows)
  const inHeartRate = placesOf(
    metrics.filter(({ metric }) => /_heart_rate$/.test(metric) && metric !== 'resting_heart_rate'),
  )
  const statistics = findStatistics(tokens, slots, { inMetric, inHeartRate })
  const superlatives = findSuperlatives(tokens, slots, (at) => inWindow(at) || isMention(at) || inHeartRate(at))
  const limit = findLimit(tokens, inWindow)
  const isRanked = superlatives.some(({ from, until }) =>
    tokens.slice(from, until).some(({ text }) => STRICT_ORDER.test(text)),
  )
  // "Furthest below their own average" asks for an order, not for all who are below it.
  const thresholds = findThresholds({
    ...{ tokens, metrics, statistics },
    isTaken: (at) => inWindow(at) || isMention(at),
  }).filter(({ statistic, value }) => !(isRanked && statistic === 'trend' && value === 0))
  const cues = CUE_LEXICON.findAll(tokens, slots)
  const isCue = (...names: string[]) => cues.some(({ concept }) => names.includes(concept))
  // "What does red mean?" asks for nobody who is.
  const asksMeaning = isCue('general') && !isCue('who', 'how_many', 'recommend') && mentions.length === 0
  const colors = asksMeaning ? [] : findColors(tokens).filter((color) => !isMention(color.from))
  const conditions = [...thresholds, ...colors]
  const topics = TOPIC_LEXICON.findAll(tokens).filter(({ from }) => !isMention(from))
  const known = new Set(
    [...scope.team.name, ' ', scope.team.organization]
      .join('')
      .split(/[^\p{L}\p{M}]+/u)
      .map(fold),
  )
  const isNamed = (at: number) =>
    isMention(at) || (coachDate !== undefined && at >= coachDate.from && at < coachDate.until)
  const strangers = findStrangers({
    tokens,
    isMention: isNamed,
    isKnownWord: (text) => isKnownWord(text) || known.has(text),
    isShouted: isAllCapitals,
  })
  const athletes = distinct(
    mentions.filter((mention) => mention.athletes.length === 1).flatMap((mention) => mention.athletes),
  )
  const ambiguous = mentions
    .filter((mention) => mention.athletes.length > 1 && !mention.athletes.some((each) => athletes.includes(each)))
    .map(({ said, athletes: candidates }) => ({ kind: 'athlete' as const, said, candidates }))
  const facts = {
    athletes,
    ambiguous,
    strangers: strangers.map(({ said }) => said),
    metrics,
    metricNames: distinct(metrics.map(({ metric }) => metric)),
    statistic: mainStatistic(statistics),
    windows,
    coachDate: coachDate?.said,
    conditions,
    combine: tokens.some(
      ({ text }, at) => (text === 'or' || text === 'o') && conditions.length > 1 && at > (conditions[0]?.from ?? 0),
    )
      ? 'any'
      : 'all',
    superlative: superlatives[0]?.concept as Superlative | undefined,
    limit,
    place: findPlace(tokens),
    notMeasured: notMeasured[0]?.concept,
    notMeasuredAt: notMeasured,
    severity: severityOf(tokens),
    leastIssues: leastIssuesOf(tokens),
    givenRecovery: givenRecoveryOf(tokens, metrics, conditions.length > 0, inWindow),
    isSpanish: isSpanish(tokens),
    isYesNo: isYesNo(tokens, isMention),
  } as const
  return {
    ...facts,
    signals: signalsOf({
      ...facts,
      tokens,
      cues,
      topics,
      superlatives,
      colors: new Set(colors.map(({ from }) => from)).size,
      countsDays: tokens.some(({ text }, at) => COUNTED.has(text) && !inWindow(at)),
      boundaries,
      view: scope.view,
    }),
  }
}

const COUNTED = new Set('days nights mornings times sessions noches dias veces'.split(' '))

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]
