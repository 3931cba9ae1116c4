import type { Statistic } from '@corner/analytics/statistics.ts'
import { STATISTIC_LEXICON } from '../lexicon/statistic-words.ts'
import type { Found, Slots } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'

interface Taken {
  inMetric(at: number): boolean
  /** Of "average heart rate" and "maximum heart rate", whose words are no statistic. */
  inHeartRate(at: number): boolean
}

/** Statistics in their order. Words of a metric's own name are none. */
export function findStatistics(tokens: readonly Token[], slots: Slots, { inMetric, inHeartRate }: Taken): Found[] {
  const isOfRange = tokens.some(({ text }) => /^(ranges?|limits|bounds)$/.test(text))
  return STATISTIC_LEXICON.find(tokens, slots).filter(
    ({ from, concept }) =>
      // The own range is no own average.
      !(isOfRange && concept === 'trend') &&
      !inHeartRate(from) &&
      !(tokens[from]?.text === 'now' && from === 0) &&
      !(concept === 'consistency' && inMetric(from) && !/vari/.test(tokens[from]?.text ?? '')),
  )
}

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
export function mainStatistic(found: readonly Found[]): Statistic | undefined {
  const names = new Set(found.map(({ concept }) => concept))
  return STATISTIC_RANK.find((name) => names.has(name))
}
