import { escaped } from '../../language/words/escaped.ts'
import { fold } from '../../language/words/fold.ts'
import { slip } from '../../language/words/spelling.ts'
import { findSpans, type ReadingScope } from './find-spans.ts'

/** The message with misspelled words as the reader understands them: "redy" is "ready". Names stay as written. */
export function mendSpelling(message: string, scope: ReadingScope): string {
  const { tokens } = findSpans(message, scope)
  return tokens.reduce((words, { raw, text, value, possessive }) => {
    const typed = fold(raw)
    if (value !== undefined || possessive || typed === text || !slip(typed, text)) return words
    return words.replace(new RegExp(`(?<![\\p{L}'’])${escaped(raw)}(?![\\p{L}'’])`, 'u'), text)
  }, message)
}
