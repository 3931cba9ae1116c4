import { isKnownWord } from '../lexicon/known-words.ts'
import { isEnglishWord } from '../words/english-word.ts'
import type { Token } from '../words/token.ts'
import type { Mention } from './mentions.ts'

/** "Mateo Lindholm" is not in the team when the team's Mateo has another last name. */
export function withoutPartlyKnownNames(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  return mentions.filter((mention) => {
    const isFull = mention.until - mention.from > 1
    const mentionAt = (at: number) => mentions.some(({ from, until }) => from <= at && at < until)
    const isForeign = (at: number) => {
      const token = tokens[at]
      if (!token || mentionAt(at) || token.value !== undefined || token.sentence !== tokens[mention.from]?.sentence)
        return false
      // "Excluding Isaiah": at the start of a sentence a capitalised dictionary word is no name.
      const isOpening = tokens[at - 1]?.sentence !== token.sentence && isEnglishWord(token.text)
      return token.capital && !isOpening && !isKnownWord(token.text) && token.text.length > 1
    }
    if (isFull) return true
    const first = tokens[mention.from]
    return (
      !(isForeign(mention.until) && !first?.possessive && !tokens[mention.until]?.breakBefore) &&
      !(isForeign(mention.from - 1) && !first?.breakBefore && !tokens[mention.from - 1]?.possessive)
    )
  })
}
