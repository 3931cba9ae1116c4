import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import { METRIC_LEXICON } from '../lexicon/metric-words.ts'
import type { Found } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'
import type { MetricMention } from './drafts.ts'

/** Metrics in their order. Words of what is not measured ("deep sleep") and of names are none. */
export function findMetrics(
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
