import { DANGER_WORDS } from '../language/lexicon/danger-words.ts'
import { isAllCaps } from '../language/words/all-caps.ts'
import { isEnglishWord } from '../language/words/english-word.ts'
import { fold } from '../language/words/fold.ts'
import { Vocabulary } from '../language/words/spelling.ts'
import type { Token } from '../language/words/token.ts'
import { tokenize } from '../language/words/tokenize.ts'
import { NAME } from './features.ts'

/** The words that misspellings are corrected to; in shorter words a misspelling is another word. */
const DANGER_VOCABULARY = new Vocabulary([...DANGER_WORDS].filter((word) => word.length > 5))

/** Written as one word, as two or with a hyphen, these are read alike. */
const asOneWord = (message: string) =>
  message.replace(/\bself[- ]?harm(?:s|ed|ing)?\b/gi, 'selfharm').replace(/\blight[- ]headed/gi, 'lightheaded')

function meant(text: string): string {
  const nearest = DANGER_VOCABULARY.nearest(text)
  return nearest?.distance === 1 ? nearest.word : text
}

/**
 * A message as tokens for the reader, with one word for every person. A capitalised word inside a sentence that is in
 * no dictionary is a name.
 * @param names first and last names of the people who may be meant, in any spelling
 */
export function tokensOf(message: string, names: Iterable<string>): Token[] {
  const known = new Set([...names].flatMap((name) => name.split(/[\s-]+/).map(fold)))
  const tokens = tokenize(asOneWord(message))
  const shouted = isAllCaps(tokens)
  return tokens.map((token, at) => {
    if (token.value !== undefined) return token
    const isInside = tokens[at - 1]?.sentence === token.sentence
    const isUnknown = !isEnglishWord(token.text)
    const isName = known.has(token.text) || (token.capital && !shouted && isUnknown && (isInside || token.possessive))
    if (isName) return { ...token, text: NAME }
    return isUnknown && token.text.length > 5 ? { ...token, text: meant(token.text) } : token
  })
}
