import { createRequire } from 'node:module'
import type words from 'wink-lexicon/src/wn-words.js'
import { lemmaOf } from './lemma.ts'

const load = createRequire(import.meta.url)
let loaded: ReadonlySet<string> | undefined

/** The lemmatizer's word list, loaded at the first question. */
function listed(): ReadonlySet<string> {
  loaded ??= new Set(Object.keys(load('wink-lexicon/src/wn-words.js') as typeof words))
  return loaded
}

/**
 * Whether an English dictionary (WordNet) lists a word in any form. Takes a folded word. It includes some names: Frank,
 * Iowa.
 */
export const isEnglishWord = (word: string): boolean => listed().has(word) || listed().has(lemmaOf(word))
