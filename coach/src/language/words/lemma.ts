import { createRequire } from 'node:module'
import type Lemmatizer from 'wink-lemmatizer'

const known = new Map<string, string>()
/** Enough for the words of a language; a flood of made-up ones must not fill the memory. */
const MOST_KEPT = 20_000
/** Forms for which the lemmatizer picks another word than is meant in messages about athletes. */
const OWN: ReadonlyMap<string, string> = new Map([
  ['does', 'do'],
  ['left', 'left'],
  ['less', 'less'],
  ['felt', 'feel'],
  ['lying', 'lie'],
  ['axes', 'axis'],
])

/**
 * The dictionary form of an English word: `slept` is `sleep`, `nights` is `night`, `lowest` is `low`. Takes a folded
 * word.
 */
export function lemmaOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const lemma = OWN.get(word) ?? firstChanged(word)
  if (known.size < MOST_KEPT) known.set(word, lemma)
  return lemma
}

const load = createRequire(import.meta.url)
let loaded: typeof Lemmatizer | undefined

/** Its word lists take a fifth of a second and 40 MB: they are loaded at the first word, not at server start. */
function lemmatizer(): typeof Lemmatizer {
  loaded ??= load('wink-lemmatizer') as typeof Lemmatizer
  return loaded
}

function firstChanged(word: string): string {
  if (!/^[a-z'-]{3,30}$/.test(word)) return word
  const { verb, noun, adjective } = lemmatizer()
  for (const read of [verb, noun, adjective]) {
    const lemma = read(word)
    if (lemma !== word) return lemma
  }
  return word
}
