import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import type { CoachScope } from '../../scope.ts'
import { type Boundaries, findBoundaries } from './boundaries.ts'
import { CUE_LEXICON } from './lexicon/cue-words.ts'
import { correctSpelling, isKnownWord } from './lexicon/known-words.ts'
import { METRIC_LEXICON } from './lexicon/metric-words.ts'
import { NOT_MEASURED_LEXICON } from './lexicon/not-measured-words.ts'
import { STATISTIC_LEXICON } from './lexicon/statistic-words.ts'
import { TOPIC_LEXICON } from './lexicon/topic-words.ts'
import { findMentions, type Mention } from './names/mentions.ts'
import { readRoster } from './names/roster.ts'
import { findStrangers } from './names/strangers.ts'
import type { Reading } from './reading.ts'
import { STRICT_ORDER, signalsOf } from './signals.ts'
import { findColors } from './slots/colors.ts'
import type { MetricMention } from './slots/drafts.ts'
import { givenRecoveryOf, isSpanish, isYesNo, leastIssuesOf, severityOf } from './slots/facts.ts'
import { findLimit, findPlace, findSuperlatives, type Superlative } from './slots/order.ts'
import { findThresholds } from './slots/thresholds.ts'
import { findCoachDate } from './times/coach-dates.ts'
import { findWindows } from './times/windows.ts'
import { fold } from './words/fold.ts'
import { readNumberWords } from './words/number-words.ts'
import type { Found, Slots } from './words/phrases.ts'
import type { Token } from './words/token.ts'
import { tokenize } from './words/tokenize.ts'

type Scope = Pick<CoachScope, 'athletes' | 'days' | 'today' | 'team' | 'view'>

/** What stands in the place of an athlete's name, so that no lexicon finds a word of its own in it. */
export const NAME = '·'

/** Reads one message by itself. */
export function read(message: string, scope: Scope): Reading {
  const typed = readNumberWords(tokenize(message))
  const letters = typed.filter(({ value }) => value === undefined)
  const isShouted = letters.length > 1 && letters.every(({ raw }) => raw === raw.toUpperCase())
  const reader = { roster: readRoster(scope.athletes), isKnownWord, isShouted }
  const mentions = withoutHalfStrangers(findMentions(typed, reader), typed)
  const isMention = (at: number) => mentions.some(({ from, until }) => from <= at && at < until)
  const tokens = correctSpelling(typed, isMention, isShouted)
  // A name is a name, whatever its words mean elsewhere.
  const words = tokens.map((token, at) => (isMention(at) ? { ...token, text: NAME } : token))
  const boundaries = findBoundaries(words, scope.team)
  return { ...readSlots(words, { scope, mentions, isMention, boundaries, isShouted }), tokens }
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
  { scope, mentions, isMention, boundaries, isShouted }: Context,
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
  const isOfRange = tokens.some(({ text }) => /^(ranges?|limits|bounds)$/.test(text))
  const inHeartRate = placesOf(
    metrics.filter(({ metric }) => /_heart_rate$/.test(metric) && metric !== 'resting_heart_rate'),
  )
  const statistics = STATISTIC_LEXICON.find(tokens, slots).filter(
    ({ from, concept }) =>
      // The own range is no own average.
      !(isOfRange && concept === 'trend') &&
      !inHeartRate(from) &&
      !(tokens[from]?.text === 'now' && from === 0) &&
      !(concept === 'consistency' && inMetric(from) && !/vari/.test(tokens[from]?.text ?? '')),
  )
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
    isShouted,
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

const slotsFor = (
  tokens: readonly Token[],
  isMention: (at: number) => boolean,
  inMetric: (at: number) => boolean = () => false,
): Slots => ({
  number: ({ value }) => value !== undefined,
  athlete: (_, at) => isMention(at),
  metric: (_, at) => inMetric(at),
  topic: ({ text }) => TOPIC_LEXICON.words.has(text),
  color: ({ text }) => ['red', 'green', 'yellow', 'amber', 'blue', 'orange', 'bad', 'good'].includes(text),
  word: (_, at) => at < tokens.length,
})

/** Metrics in their order. Words of what is not measured ("deep sleep") and of names are none. */
function findMetrics(
  tokens: readonly Token[],
  notMeasured: readonly Found[],
  isMention: (at: number) => boolean,
): MetricMention[] {
  return METRIC_LEXICON.find(tokens)
    .filter(({ from, until }) => !isMention(from) && !isMention(until - 1))
    .filter(
      (found) =>
        !notMeasured.some(
          ({ from, until }) => from <= found.from && found.until <= until && until - from > found.until - found.from,
        ),
    )
    .map(({ from, until, concept }) => ({ from, until, metric: concept as MetricName }))
}

interface Place {
  from: number
  until: number
}
const overlaps = (a: Place, b: Place) => a.from < b.until && b.from < a.until

function placesOf(mentions: readonly Place[]): (at: number) => boolean {
  const places = new Set(
    mentions.flatMap(({ from, until }) => Array.from({ length: until - from }, (_, offset) => from + offset)),
  )
  return (at) => places.has(at)
}

/** "Mateo Lindholm" is nobody of the team when the team's Mateo has another last name. */
function withoutHalfStrangers(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  return mentions.filter((mention) => {
    const isFull = mention.until - mention.from > 1
    const mentionAt = (at: number) => mentions.some(({ from, until }) => from <= at && at < until)
    const isForeign = (at: number) => {
      const token = tokens[at]
      if (!token || mentionAt(at) || token.value !== undefined || token.sentence !== tokens[mention.from]?.sentence)
        return false
      return token.capital && !isKnownWord(token.text) && token.text.length > 1
    }
    if (isFull) return true
    const first = tokens[mention.from]
    return (
      !(isForeign(mention.until) && !first?.possessive && !tokens[mention.until]?.breakBefore) &&
      !(isForeign(mention.from - 1) && !first?.breakBefore && !tokens[mention.from - 1]?.possessive)
    )
  })
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

const STATISTIC_RANK: readonly Statistic[] = [
  ...([
    'trend',
    'change',
    'halves',
    'weighted_average',
    'consistency',
    'median',
    'deviation',
    'total',
    'average',
  ] as const),
  ...(['count', 'latest'] as const),
]

/** Of several the one that says most. */
function mainStatistic(found: readonly Found[]): Statistic | undefined {
  const names = new Set(found.map(({ concept }) => concept))
  return STATISTIC_RANK.find((name) => names.has(name))
}
