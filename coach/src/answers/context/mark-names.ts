import { findSpans, type ReadingScope } from '../../reading/spans/find-spans.ts'
import { type Span, spansOf } from '../../reading/spans/span.ts'

/** A message in plain words with each name replaced by one mark. */
export interface MarkedMessage {
  words: string
  /** The athletes named, in order: one for each mark. */
  ids: readonly string[]
  /** The number of words, those in names included. */
  length: number
  spans: readonly Span[]
}

/**
 * The words of a message with `·` for each name.
 * @param sentenceBreak put between two sentences as a word of its own
 * @returns undefined: a name fits several athletes, and the user must be asked which
 */
export function markNames(message: string, scope: ReadingScope, sentenceBreak?: '.'): MarkedMessage | undefined {
  const { tokens, spans } = findSpans(message.replace(/[‘’]/g, "'"), scope)
  const named = spansOf(spans, 'name').toSorted((a, b) => a.from - b.from)
  const ids: string[] = []
  for (const { athletes } of named) {
    const [only, other] = athletes
    if (!only || other) return undefined
    ids.push(only.id)
  }
  const words = tokens.flatMap(({ text, sentence }, at) => {
    const name = named.find(({ from, until }) => from <= at && at < until)
    if (name && name.from !== at) return []
    const isNewSentence = at > 0 && tokens[at - 1]?.sentence !== sentence
    return [...(sentenceBreak && isNewSentence ? [sentenceBreak] : []), name ? '·' : text]
  })
  return { words: words.join(' '), ids, length: tokens.length, spans }
}
