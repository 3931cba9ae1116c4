import type { Request } from '@corner/contract/entities/query.ts'
import { partOf } from '../../reading/part.ts'
import { findSpans } from '../../reading/spans/find-spans.ts'
import type { CoachScope } from '../../scope.ts'
import { readBaselineDrop } from './baseline-drop.ts'
import { readBothEnds } from './both-ends.ts'
import { readCoasting } from './coasting.ts'
import { readConversationsToHave } from './conversations-to-have.ts'
import { readHarderDay } from './harder-day.ts'
import type { WholeMessageRule } from './whole-message-rule.ts'

const EVERY: readonly WholeMessageRule[] = [
  readBothEnds,
  readHarderDay,
  readCoasting,
  readBaselineDrop,
  readConversationsToHave,
]
/** A longer message, or one with another question, asks for more than one thing. */
const MOST_WORDS = 36
const MORE =
  /[.?!;]\s*(and |also |then )*(who|what|which|how|why|draft|write|give me a|should|can)\b.*\?|\b(also|and then|plus) (who|what|which|how|why|draft|write)\b/
const WRITTEN = /\b(draft|write|e-?mail|text (to|them|him|her)|message to|csv|chart|table|spreadsheet)\b/

/**
 * Questions about figures that are asked in several sentences, or whose words are unambiguous however the parts were
 * read.
 */
export function readFigureQuestion(message: string, scope: CoachScope): Request | undefined {
  const words = message.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
  if (scope.view === 'own' || words.split(' ').length > MOST_WORDS || MORE.test(words) || WRITTEN.test(words))
    return undefined
  const part = partOf(findSpans(message, scope), undefined)
  for (const read of EVERY) {
    const found = read(part, words)
    if (found) return found
  }
  return undefined
}
