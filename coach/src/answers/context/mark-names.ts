import { findSpans, type ReadingScope } from '../../reading/spans/find-spans.ts'

/** A message in plain words with each name replaced by one mark. */
export interface MarkedMessage {
  words: string
  /** The athletes named, in order: one for each mark. */
  ids: readonly string[]
  /** The number of words, those in names included. */
  length: number
}

/**
 * The words of a message with `·` for each name.
 * @returns undefined: a name fits several athletes, and the user must be asked which
 */
export function markNames(message: string, scope: ReadingScope): MarkedMessage | undefined {
  const { tokens, spans } = findSpans(message.replace(/[‘’]/g, "'"), scope)
  const named = spans.filter((span) => span.kind === 'name').toSorted((a, b) => a.from - b.from)
  const ids: string[] = []
  for (const { athletes } of named) {
    const [only, other] = athletes
    if (!only || other) return undefined
    ids.push(only.id)
  }
  const words = tokens.flatMap(({ text }, at) => {
    const name = named.find(({ from, until }) => from <= at && at < until)
    return name === undefined ? [text] : name.from === at ? ['·'] : []
  })
  return { words: words.join(' '), ids, length: tokens.length }
}
