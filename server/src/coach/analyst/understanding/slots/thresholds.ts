import { METRICS, type MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import type { Comparison } from '../../question.ts'
import type { Found } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'
import { type Amount, type AmountUnit, findAmounts } from './amounts.ts'
import { COMPARISON_LEXICON, MOVEMENT_LEXICON, OPPOSITE, SUFFIX_LEXICON } from './comparisons.ts'
import type { ConditionDraft, MetricMention } from './drafts.ts'

interface Said {
  tokens: readonly Token[]
  metrics: readonly MetricMention[]
  /** Where statistics were named. */
  statistics: readonly Found[]
  /** Whether a place belongs to something else, such as a time. */
  isTaken(at: number): boolean
}

const REACH = 4

/** The demands on a number that a message makes: "under 7 hours", "67 or higher", "5 beats over their own average". */
export function findThresholds(said: Said): ConditionDraft[] {
  const { tokens } = said
  const comparisons = COMPARISON_LEXICON.find(tokens)
  const suffixes = SUFFIX_LEXICON.find(tokens)
  const movements = MOVEMENT_LEXICON.find(tokens)
  const amounts = findAmounts(tokens).filter(({ from }) => !said.isTaken(from))
  const drafts: ConditionDraft[] = []
  const usedAmounts = new Set<Amount>()
  for (const comparison of comparisons) {
    if (comparison.concept === 'between') {
      const [low, high] = amounts.filter(({ from }) => from >= comparison.until && from < comparison.until + 6)
      if (!low || !high || tokens[low.until]?.text !== 'and') continue
      const of = metricFor(said, comparison.from, high.unit ?? low.unit, high.value)
      const span = { from: comparison.from, until: high.until }
      drafts.push({ ...span, ...of, comparison: 'at_least', value: Math.min(low.value, high.value) })
      drafts.push({ ...span, ...of, comparison: 'at_most', value: Math.max(low.value, high.value) })
      usedAmounts.add(low).add(high)
      continue
    }
    const own = said.statistics.find(
      ({ concept, from, until }) =>
        concept === 'trend' && from <= comparison.until + 1 && until > comparison.from && comparison.from >= from - 1,
    )
    const relative = own && relativeDraft(said, comparison, own, amounts, usedAmounts)
    if (relative) {
      drafts.push(relative)
      continue
    }
    const amount = amounts.find((each) => !usedAmounts.has(each) && isReached(said, comparison.until, each.from))
    if (!amount) continue
    usedAmounts.add(amount)
    drafts.push(draftOf(said, comparison, amount, suffixes, movements))
  }
  for (const suffix of suffixes) {
    const amount = amounts.find(
      (each) =>
        !usedAmounts.has(each) &&
        suffix.from >= each.until &&
        suffix.from <= each.until + 2 &&
        sameSentence(tokens, each.from, suffix.from),
    )
    if (!amount) continue
    usedAmounts.add(amount)
    const span = { from: amount.from, until: suffix.until }
    drafts.push({
      ...span,
      ...metricFor(said, amount.from, amount.unit, amount.value),
      comparison: suffix.concept as Comparison,
      value: amount.value,
    })
  }
  return drafts.sort((a, b) => a.from - b.from)
}

function draftOf(
  said: Said,
  comparison: Found,
  amount: Amount,
  suffixes: readonly Found[],
  movements: readonly Found[],
): ConditionDraft {
  const { tokens } = said
  let sign = comparison.concept as Comparison
  if (
    ['not', 'never', 'no'].includes(tokens[comparison.from - 1]?.text ?? '') &&
    tokens[comparison.from]?.text !== 'not'
  )
    sign = OPPOSITE[sign]
  const suffix = suffixes.find(({ from }) => from >= amount.until && from <= amount.until + 1)
  const span = { from: comparison.from, until: suffix?.until ?? amount.until }
  const movement = movements.find(
    ({ from, until }) =>
      until <= comparison.from + 1 && from >= comparison.from - 3 && sameSentence(tokens, from, comparison.from),
  )
  const of = metricFor(said, comparison.from, amount.unit, amount.value)
  if (movement) {
    const isFall = movement.concept === 'fall'
    const isMore = sign === 'above' || sign === 'at_least'
    const falls: Record<Comparison, Comparison> = {
      above: 'below',
      at_least: 'at_most',
      below: 'above',
      at_most: 'at_least',
    }
    if (isMore || isFall)
      return {
        ...span,
        ...of,
        statistic: movementStatistic(said),
        comparison: isFall ? falls[sign] : sign,
        value: isFall ? -amount.value : amount.value,
      }
  }
  return { ...span, ...of, comparison: sign, value: amount.value }
}

const movementStatistic = ({ statistics }: Said): Statistic =>
  (['change', 'halves'] as const).find((name) => statistics.some(({ concept }) => concept === name)) ?? 'trend'

/** "5 beats over their own average", "below their baseline by 5 ms", "under their average". */
function relativeDraft(
  said: Said,
  comparison: Found,
  own: Found,
  amounts: readonly Amount[],
  used: Set<Amount>,
): ConditionDraft | undefined {
  if (!['below', 'above', 'at_most', 'at_least'].includes(comparison.concept)) return undefined
  const { tokens } = said
  const near = amounts.find(
    (each) =>
      !used.has(each) &&
      sameSentence(tokens, each.from, comparison.from) &&
      ((each.until <= comparison.from && comparison.from - each.until <= 2) ||
        (each.from >= own.until && each.from - own.until <= 2)),
  )
  if (near) used.add(near)
  const isLess = comparison.concept === 'below' || comparison.concept === 'at_most'
  const value = near?.value ?? 0
  const hasOr =
    near !== undefined &&
    ['least', 'or'].some((word) => [tokens[near.from - 1]?.text, tokens[near.until]?.text].includes(word))
  return {
    from: near ? Math.min(near.from, comparison.from) : comparison.from,
    until: Math.max(own.until, near?.until ?? 0),
    ...metricFor(said, comparison.from, near?.unit, undefined),
    statistic: 'trend',
    comparison: isLess ? (hasOr ? 'at_most' : 'below') : hasOr ? 'at_least' : 'above',
    value: isLess && value !== 0 ? -value : value,
  }
}

const sameSentence = (tokens: readonly Token[], a: number, b: number) => tokens[a]?.sentence === tokens[b]?.sentence

/** Whether a number stands within a few words behind a comparison, with no other sentence between. */
const isReached = ({ tokens }: Said, from: number, at: number) =>
  at >= from && at - from < REACH && sameSentence(tokens, from - 1, at)

const UNIT_METRIC: Record<AmountUnit, MetricName> = {
  '%': 'recovery',
  h: 'sleep_duration',
  ms: 'hrv',
  bpm: 'resting_heart_rate',
}

/** The metric that a number is of: the nearest one named before it, else behind it, whose unit fits; else what the unit says. */
function metricFor(
  said: Said,
  at: number,
  unit: AmountUnit | undefined,
  value: number | undefined,
): { metric?: MetricName } {
  const here = said.metrics.filter(({ from }) => sameSentence(said.tokens, from, at))
  const nearest = [...here.filter(({ from }) => from <= at).reverse(), ...here.filter(({ from }) => from > at)]
  const fits = ({ metric }: MetricMention) => {
    const own = METRICS[metric].unit
    return unit === undefined ? fitsValue(metric, value) : own === unit
  }
  const found = nearest.find(fits)
  if (found) return { metric: found.metric }
  const [first] = nearest
  // "Who slept under 80 percent" is of a score, not of hours.
  if (first?.metric === 'sleep_duration' && (unit === '%' || !fitsValue('sleep_duration', value)))
    return { metric: 'sleep_quality' }
  if (unit !== undefined) return { metric: UNIT_METRIC[unit] }
  return first ? { metric: first.metric } : {}
}

const HOURS_OF_DAY = 24

const fitsValue = (metric: MetricName, value: number | undefined) =>
  value === undefined || metric !== 'sleep_duration' || Math.abs(value) <= HOURS_OF_DAY
