import { isKnownWord } from '@corner/coach/language/lexicon/known-words.ts'
import { findMentions } from '@corner/coach/language/names/mentions.ts'
import { readRoster } from '@corner/coach/language/names/roster.ts'
import { isAllCaps } from '@corner/coach/language/words/all-caps.ts'
import { tokenize } from '@corner/coach/language/words/tokenize.ts'
import type { KnownAthlete } from '@corner/coach/scope.ts'

/** Where a text names athletes; several candidates if it is ambiguous. */
export interface NameInText {
  from: number
  until: number
  said: string
  ids: readonly string[]
}

/**
 * Names as the built-in analyst reads them: also nicknames, misspellings by more than a letter, and lower-case names that are
 * also words ("how is will doing"), if the sentence shows it.
 */
export function namesInText(text: string, people: readonly KnownAthlete[]): NameInText[] {
  const tokens = tokenize(text)
  const roster = readRoster(people)
  let cursor = 0
  // Words from an expanded contraction have no position in the text, and are not names.
  const places = tokens.map(({ raw }) => {
    const at = text.indexOf(raw, cursor)
    if (at < 0 || /[\p{L}\d]/u.test(text.slice(cursor, at).replace(/^['’ʼ‘]\p{L}+/u, ''))) return undefined
    cursor = at + raw.length
    return { from: at, until: cursor }
  })
  return findMentions(tokens, { roster, isKnownWord, isShouted: isAllCaps(tokens) }).flatMap(
    ({ from, until, athletes }) => {
      const [first, last] = [places[from], places[until - 1]]
      if (!first || !last) return []
      const said = text.slice(first.from, last.until)
      return [{ from: first.from, until: last.until, said, ids: athletes.map(({ id }) => id) }]
    },
  )
}
