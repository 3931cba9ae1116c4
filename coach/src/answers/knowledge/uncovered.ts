import { WORD_CLASSES } from '../../danger/word-classes.ts'
import type { FoundArticle } from '../../found-article.ts'
import { isKnownWord } from '../../language/lexicon/known-words.ts'
import { ORDINARY_WORDS } from '../../language/lexicon/ordinary-words.ts'
import { lemmaOf } from '../../language/words/lemma.ts'
import { tokenize } from '../../language/words/tokenize.ts'
import { isOfSubject } from '../articles/nearest.ts'

const SUBSTANCES: ReadonlySet<string> = new Set(['medicine', 'supplement', 'plain_medicine'])
/** Shorter unknown words are slips or slang. */
const LEAST_LETTERS = 5

/** What a question is about and the best article does not mention. */
export interface UncoveredTopic {
  word: string
  /** Something that is taken: others decide about it. */
  isSubstance: boolean
}

/**
 * The thing asked about, where the best article does not mention it: a similar article is no answer. Other things than
 * substances count only where the article answers no such question and the word is not an everyday one.
 */
export function uncoveredIn(question: string, best: FoundArticle | undefined): UncoveredTopic | undefined {
  const unsaid = new Set(best ? (best.unsaid ?? []) : wordsOf(question))
  const substance = wordsOf(question).find((word) => unsaid.has(word) && !ORDINARY_WORDS.has(word) && isSubstance(word))
  if (substance !== undefined) return { word: substance, isSubstance: true }
  if (!best || best.answer || isOfSubject(question, best)) return undefined
  const other = wordsOf(question).find(
    (word) =>
      unsaid.has(word) &&
      word.length >= LEAST_LETTERS &&
      /^\p{L}+$/u.test(word) &&
      !isKnownWord(word) &&
      !isKnownWord(lemmaOf(word)) &&
      !ORDINARY_WORDS.has(word),
  )
  return other === undefined ? undefined : { word: other, isSubstance: false }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{N}-]*/gu) ?? []

const isSubstance = (word: string): boolean => {
  const tokens = tokenize(word).map((token) => ({ ...token, text: lemmaOf(token.text) }))
  return WORD_CLASSES.findAll(tokens, {}).some(({ concept }) => SUBSTANCES.has(concept))
}
