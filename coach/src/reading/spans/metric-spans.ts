import { METRIC_LEXICON } from '../../language/lexicon/metric-words.ts'
import type { Token } from '../../language/words/token.ts'
import type { Span } from './span.ts'

/** The metrics a message names, the longest words first; of equal ones the first in the list. */
export function findMetrics(tokens: readonly Token[], isTaken: (at: number) => boolean): Span<'metric'>[] {
  const found = METRIC_LEXICON.findAll(tokens)
    .filter(({ from, until }) => !range(from, until).some(isTaken))
    .toSorted((a, b) => b.until - b.from - (a.until - a.from) || a.from - b.from)
  const taken = new Set<number>()
  const spans: Span<'metric'>[] = []
  for (const { concept, from, until } of found) {
    if (range(from, until).some((at) => taken.has(at))) continue
    for (const at of range(from, until)) taken.add(at)
    spans.push({ kind: 'metric', from, until, metric: concept })
  }
  return spans.toSorted((a, b) => a.from - b.from)
}

const range = (from: number, until: number) => Array.from({ length: until - from }, (_, offset) => from + offset)
