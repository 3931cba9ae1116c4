import { paragraphs } from '../../phrases/lists.ts'
import { USUALLY } from '../list-notes.ts'

const LISTED = /^(- |\d+\. )/
/** Where a second reason begins: after a semicolon outside brackets. A comma is inside one: ", usually 7.2 h". */
const SECOND = /;(?![^(]*\))/
const QUESTIONS = /(^|\s)(Ask (?!first: )[^"]*"[^"]*"|A number alone benches nobody\.)/g

const SHORT =
  /\b(keep it short|short(ly)?|brief(ly)?|quick(ly)?|in a (line|sentence)|one line each|(\d+|ten|twenty|thirty|sixty)[- ]?(s|secs?|seconds?)|tl;? ?dr|elevator (pitch|version))\b/i

/** "Keep it short", "the 30 second version". */
export const wantsItShort = (message: string): boolean => SHORT.test(message)

/** An answer about the day with one whole reason each and no question at the end. */
export const keepShort = (text: string): string =>
  paragraphs(
    ...text
      .split('\n')
      .map((line) => (LISTED.test(line) ? withOneReason(line) : line))
      .join('\n')
      .split('\n\n')
      .map((part) => part.replace(QUESTIONS, '').replace(USUALLY, '').trim()),
  )

/** The brackets after a name, with the recovery, stay whole. */
function withOneReason(line: string): string {
  const [, name = '', reasons = line] = /^(.*?\): )(.*)$/.exec(line) ?? []
  return `${name}${reasons.split(SECOND)[0] ?? ''}`
}
