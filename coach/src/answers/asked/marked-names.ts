import { findSpans, type ReadingScope } from '../../reading/spans/find-spans.ts'

/** A message in plain words in which every name is one mark. */
export interface MarkedNames {
  words: string
  /** Those who are named, in order: one for each mark. */
  ids: readonly string[]
  /** How many words it has, those of names, too. */
  length: number
}

/** The words of a message with `·` for each name. @returns undefined: a name fits several, and whoever is meant has to be asked back */
export function markNames(message: string, scope: ReadingScope): MarkedNames | undefined {
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
