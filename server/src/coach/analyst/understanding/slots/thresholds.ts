import type { Statistic } from '@corner/analytics/statistics.ts'
import type { Comparison } from '../../question.ts'
import type { Found } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'
import { type Amount, findAmounts } from './amounts.ts'
import { COMPARISON_LEXICON, MOVEMENT_LEXICON, OPPOSITE, SUFFIX_LEXICON } from './comparisons.ts'
import type { ConditionDraft, MetricMention } from './drafts.ts'
import { metricFor } from './metric-of.ts'
import { ownAverageDraft } from './own-average.ts'
import { type Said, sameSentence } from './said.ts'

interface Places {
  tokens: readonly Token[]
  metrics: readonly MetricMention[]
  statistics: readonly Found[]
  /** Whether a place belongs to something else, such as a time. */
  isTaken(at: number): boolean
}

const COUNTED = new Set([
  'issues',
  'issue',
  'flags',
  'flag',
  'alerts',
  'alert',
  'warnings',
  'problems',
  'days',
  'day',
  'nights',
  'night',
  'times',
  'mornings',
  'occasions',
])
const MOVEMENT_REACH = 5
// So many words may stand between a comparison and its number: "under a recovery of 50".
const REACH = 4

/** The demands on a number that a message makes: "under 7 hours", "67 or higher", "5 beats over their own average". */
export function findThresholds({ isTaken, ...places }: Places): ConditionDraft[] {
  const { tokens } = places
  const said: Said = {
    ...places,
    amounts: findAmounts(tokens).filter(
      ({ from, until }) => !isTaken(from) && !COUNTED.has(tokens[until]?.text ?? '') && !isOfIssues(tokens, until),
    ),
    suffixes: SUFFIX_LEXICON.find(tokens),
    movements: MOVEMENT_LEXICON.find(tokens),
  }
  const drafts: ConditionDraft[] = []
  const used = new Set<Amount | undefined>()
  const isFree = (amount: Amount) => !used.has(amount)
  const comparisons = COMPARISON_LEXICON.find(tokens)
  const ofOwnAverage = new Set<Found>()
  for (const comparison of comparisons) {
    const found = ownAverageDraft(said, comparison)
    if (!found) continue
    drafts.push(found.draft)
    used.add(found.amount)
    ofOwnAverage.add(comparison)
  }
  for (const comparison of comparisons) {
    if (ofOwnAverage.has(comparison)) continue
    const reached = said.amounts.filter((each) => isFree(each) && isReached(said, comparison, each))
    const found = comparison.concept === 'between' ? between(said, comparison, reached) : one(said, comparison, reached)
    drafts.push(...found.drafts)
    for (const amount of found.amounts) used.add(amount)
  }
  for (const suffix of said.suffixes) {
    const amount = said.amounts.find((each) => isFree(each) && isBehind(said, suffix, each))
    if (!amount) continue
    used.add(amount)
    const of = metricFor(said, amount.from, amount.unit, amount.value)
    const comparison = suffix.concept as Comparison
    drafts.push({ from: amount.from, until: suffix.until, ...of, comparison, value: amount.value })
  }
  return withStatistics(
    said,
    drafts.sort((a, b) => a.from - b.from),
  )
}

/** "3 or more issues". */
const isOfIssues = (tokens: readonly Token[], until: number) =>
  ['or', 'and'].includes(tokens[until]?.text ?? '') && COUNTED.has(tokens[until + 2]?.text ?? '')

const LEVELS: readonly string[] = ['latest', 'average', 'weighted_average', 'median', 'total'] satisfies Statistic[]

/** "Recovery of at least 67 and average strain under 12": each demand has the statistic that stands in its own words. */
function withStatistics({ statistics }: Said, drafts: readonly ConditionDraft[]): ConditionDraft[] {
  // Behind all of them it is of all: "on their latest night".
  const trailing = statistics.find(
    ({ concept, from }) => LEVELS.includes(concept) && from >= (drafts.at(-1)?.until ?? 0),
  )
  return drafts.map((draft, place) => {
    const begin = drafts[place - 1]?.until ?? 0
    const own = statistics.find(({ concept, from }) => LEVELS.includes(concept) && from >= begin && from < draft.until)
    const found = own ?? trailing
    return found && draft.statistic === undefined ? { ...draft, statistic: found.concept as Statistic } : draft
  })
}

interface DraftsOf {
  drafts: ConditionDraft[]
  amounts: Amount[]
}

const isReached = (said: Said, { from, until }: Found, amount: Amount) =>
  amount.from >= until && amount.from - until < REACH && sameSentence(said, from, amount.from)

const isBehind = (said: Said, suffix: Found, { from, until }: Amount) =>
  suffix.from >= until && suffix.from <= until + 2 && sameSentence(said, from, suffix.from) && !isSum(said, suffix)

/** "2 plus 2". */
const isSum = ({ tokens }: Said, { until }: Found) =>
  tokens[until - 1]?.text === 'plus' && tokens[until]?.value !== undefined

/** "Between 34 and 66". */
function between(said: Said, { from, until }: Found, [low]: readonly Amount[]): DraftsOf {
  const high = low && said.amounts.find((each) => each.from > low.from && each.from <= low.until + 1)
  if (!low || !high || low.from > until + 1) return { drafts: [], amounts: [] }
  const place = { from, until: high.until, ...metricFor(said, from, high.unit ?? low.unit, high.value) }
  const [least, most] = [Math.min(low.value, high.value), Math.max(low.value, high.value)]
  return {
    drafts: [
      { ...place, comparison: 'at_least', value: least },
      { ...place, comparison: 'at_most', value: most },
    ],
    amounts: [low, high],
  }
}

function one(said: Said, comparison: Found, [amount]: readonly Amount[]): DraftsOf {
  if (!amount) return { drafts: [], amounts: [] }
  const { tokens } = said
  const before = tokens[comparison.from - 1]?.text ?? ''
  const isTurned = ['not', 'never', 'no'].includes(before)
  const side = comparison.concept as Comparison
  const behind = behindStatistic(said, amount.until)
  const place = {
    ...{ from: comparison.from, until: behind },
    ...metricFor(said, comparison.from, amount.unit, amount.value, behind),
  }
  const draft = { ...place, comparison: isTurned ? OPPOSITE[side] : side, value: amount.value }
  return { drafts: [moved(said, comparison, draft)], amounts: [amount] }
}

/** "Over 12 average strain": where the metric may stand. */
function behindStatistic({ statistics, metrics }: Said, until: number): number {
  const own = statistics.find(({ concept, from }) => LEVELS.includes(concept) && from === until)
  return own && metrics.some(({ from }) => from === own.until) ? own.until : until
}

const FALLEN: Record<Comparison, Comparison> = {
  above: 'below',
  at_least: 'at_most',
  below: 'above',
  at_most: 'at_least',
}

/** "Dropped more than 10 points" is a difference below -10. */
function moved(said: Said, { from }: Found, draft: ConditionDraft): ConditionDraft {
  const movement = said.movements.find(
    (each) => each.until <= from && each.from >= from - MOVEMENT_REACH && sameSentence(said, each.from, from),
  )
  if (!movement) return draft
  const statistic = (['change', 'trend', 'halves'] as const).find((name) =>
    said.statistics.some(({ concept }) => concept === name),
  )
  const movementStatistic: Statistic = statistic ?? 'trend'
  if (movement.concept === 'rise') return { ...draft, statistic: movementStatistic }
  return { ...draft, statistic: movementStatistic, comparison: FALLEN[draft.comparison], value: -draft.value }
}
