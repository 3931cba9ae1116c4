import type { Window } from '@corner/contract/entities/query.ts'
import { findSpans, type ReadingScope } from '../../../reading/spans/find-spans.ts'
import { idsNamed, spansOf } from '../../../reading/spans/span.ts'

/** A message as the patterns of this folder match it. */
export interface Said {
  /** In lower case, contractions written out, numbers as digits, a name as `·`, a full stop between sentences. */
  words: string
  /** The athletes named, in order, each once; `isUnclear`: a name fits several. */
  named: string[]
  isUnclear: boolean
  /** Whether a measure is named. */
  hasMetric: boolean
  /** Periods it names, in order. */
  windows: Window[]
}

/** Reads the words, names and days of a message. */
export function saidIn(message: string, scope: ReadingScope): Said {
  const { tokens, spans } = findSpans(message.replace(/[‘’]/g, "'"), scope)
  const names = spansOf(spans, 'name')
  const words = tokens.flatMap(({ text, sentence }, at) => {
    const stop = at > 0 && tokens[at - 1]?.sentence !== sentence ? ['.'] : []
    const name = names.find(({ from, until }) => from <= at && at < until)
    if (name && name.from !== at) return []
    return [...stop, name ? '·' : text]
  })
  return {
    words: words.join(' '),
    named: idsNamed(names),
    isUnclear: names.some(({ athletes }) => athletes.length > 1),
    hasMetric: spansOf(spans, 'metric').length > 0,
    windows: spansOf(spans, 'window').map(({ window }) => window),
  }
}
