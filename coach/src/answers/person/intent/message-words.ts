import type { Window } from '@corner/contract/entities/query.ts'
import type { ReadingScope } from '../../../reading/spans/find-spans.ts'
import { metricsNamed, spansOf } from '../../../reading/spans/span.ts'
import { markNames } from '../../context/mark-names.ts'

/** A message as the patterns of this folder match it. */
export interface MessageWords {
  /** In lower case, contractions written out, numbers as digits, a name as `·`, a full stop between sentences. */
  words: string
  /** The athletes named, in order, each once. */
  named: readonly string[]
  /** Whether a measure is named. */
  hasMetric: boolean
  /** The measures named, in order. */
  metrics: readonly string[]
  /** Periods it names, in order. */
  windows: readonly Window[]
}

/** Reads the words, names and days of a message; undefined: a name fits several athletes. */
export function readMessageWords(message: string, scope: ReadingScope): MessageWords | undefined {
  const marked = markNames(message, scope, '.')
  return (
    marked && {
      words: marked.words,
      named: [...new Set(marked.ids)],
      hasMetric: spansOf(marked.spans, 'metric').length > 0,
      metrics: metricsNamed(marked.spans),
      windows: spansOf(marked.spans, 'window').map(({ window }) => window),
    }
  )
}
