import type { ReadingScope } from '../../../reading/spans/find-spans.ts'
import { markNames } from '../../context/mark-names.ts'
import type { Edit } from './edit.ts'
import { EDIT_WORDS } from './edit-words.ts'

/** A longer message is not just a change. */
const LONGEST = 30

/** Words around a change that ask for nothing themselves. */
const AROUND = new Set(
  'a put make turn format have see text read ok okay k kay yeah yep yes no nah nope please pls plz thanks thank thx now then so and but also just only can could would will you i we me my us give show send list get make let it that this them they those these the of for in on to with do again same instead actually hey coach lol bro man sorry perfect great cool nice good got run redo update updated answer version want need like rather ones one guys at at as be from all back by wait hmm oh well first'.split(
    ' ',
  ),
)

/**
 * What a message changes in an answered list, read by its words alone: each of them has to belong to a change or be
 * filler. "Just the worse ones" is a change; "who is worst this week" and "is Aidan ok" are questions of their own.
 * @returns undefined: it is no change
 */
export function readEdit(message: string, scope: ReadingScope): Edit | undefined {
  if (message.trim().endsWith('?') && IS_QUESTION.test(message)) return undefined
  const marked = markNames(message, scope)
  if (!marked || marked.length > LONGEST) return undefined
  const { words, ids } = marked
  const { edit, left } = takeEdits(words, ids)
  return edit && left.split(' ').every((word) => word === '' || AROUND.has(word)) ? edit : undefined
}

const IS_QUESTION =
  /^\W*(and |but |so |ok )?(who|what|why|how|when|where|which|is|are|was|were|does|did|do|has|have|should|whats|whos|what's|who's)\b/i

function takeEdits(words: string, ids: readonly string[]): { edit: Edit | undefined; left: string } {
  let left = words
  let edit: Edit | undefined
  const rest = [...ids]
  for (const { pattern, read } of EDIT_WORDS) {
    // "Too long, make it shorter" says the same thing twice.
    for (let found = pattern.exec(left); found && found[0] !== ''; found = pattern.exec(left)) {
      const before = left.slice(0, found.index).split('·').length - 1
      const count = found[0].split('·').length - 1
      edit = { ...edit, ...read(found, rest.splice(before, count)) }
      left = left.replace(found[0], ' ')
    }
  }
  return { edit, left }
}
