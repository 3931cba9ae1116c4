import { createRequire } from 'node:module'
import type Lemmatizer from 'wink-lemmatizer'

const known = new Map<string, string>()
/** Words of a language that anybody types; a flood of others must not fill the memory. */
const MOST_KEPT = 20_000
/** Forms that a lemmatizer takes for another word than people who write about athletes mean. */
const OWN: ReadonlyMap<string, string> = new Map([
  ['does', 'do'],
  ['left', 'left'],
  ['less', 'less'],
  ['felt', 'feel'],
  ['lying', 'lie'],
  ['axes', 'axis'],
])

/** The form under which a dictionary lists an English word: `slept` is `sleep`, `nights` is `night`, `lowest` is `low`. Takes a folded word. */
export function lemmaOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const lemma = OWN.get(word) ?? firstChanged(word)
  if (known.size < MOST_KEPT) known.set(word, lemma)
  return lemma
}

const load = createRequire(import.meta.url)
let loaded: typeof Lemmatizer | undefined

/** Its word lists take a fifth of a second and 40 MB: they are read at the first word, and not by a server that starts. */
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
