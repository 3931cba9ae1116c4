import { isKnownWord } from '@corner/coach/language/lexicon/known-words.ts'
import { fold } from '@corner/coach/language/words/fold.ts'

/**
 * The forms in which people write the names of a team and its organization: whole, and each distinctive word ("Riverside" of
 * "Riverside Men's Wrestling"). A name that is one everyday word reveals nothing.
 */
export function teamNames(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const words = name.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length >= 4 && !isKnownWord(fold(word)))
    const isOneWord = !/\s/.test(name.trim())
    return isOneWord ? words : [name.trim(), ...words]
  })
}
