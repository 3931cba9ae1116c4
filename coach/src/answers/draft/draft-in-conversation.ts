import type { Request } from '@corner/contract/entities/query.ts'
import { asTextRequest } from './misread-text.ts'
import { joinTurns, LONGEST_DRAFT_REQUEST } from './request/turns.ts'

type Draft = Extract<Request, { kind: 'draft' }>

/**
 * A request for a text in its conversation: in the message's own words and punctuation, added to the draft that it
 * changes. "Less stiff", "add bring a blanket" and "shorter" are about the draft before; "then write it, I'll send it"
 * is about what could not be sent. Any other request stays as it is.
 * @param said the words of the message
 * @param previous the requests of the last answer
 * @param isNamed whether it names somebody of the team
 */
export function draftInConversation(
  read: Request,
  said: string,
  previous: readonly Request[],
  isNamed = false,
): Request {
  const before = previous.at(-1)
  const asked = asTextRequest(read, said, isNamed)
  const request =
    asked && before && OF_SOMEBODY.test(said) && !isNamed ? { ...asked, who: whoOf(asked, before) } : (asked ?? read)
  if (request.kind === 'talk' && request.about === 'shorter' && before?.kind === 'draft')
    return { ...before, topic: joinTurns(before.topic, said || 'shorter') }
  if (request.kind !== 'draft') return request
  const own = { ...request, topic: said.replace(/\s+/g, ' ').trim().slice(0, LONGEST_DRAFT_REQUEST) || request.topic }
  if (asked || before === undefined || !isAbout(before, own.topic)) return own
  const from = before.kind === 'draft' && before.from ? { from: before.from } : {}
  return { ...own, ...from, who: whoOf(own, before), topic: joinTurns(before.topic, own.topic) }
}

/** "His parents": the parents of the person mentioned before. */
const OF_SOMEBODY = /\b(his|her|him|he|she)\b/i

/** The people of the draft before, unless the change names others. */
function whoOf({ who }: Draft, before: Request): Draft['who'] {
  const isSame = Object.keys(who).length === 0
  return isSame && 'who' in before ? before.who : who
}

type OfTopic = Extract<Request, { topic: string }>

function isAbout(before: Request, words: string): before is OfTopic {
  if (!('topic' in before)) return false
  if (before.kind === 'draft') return !isNew(words)
  const isOfText = before.kind === 'knowledge' || (before.kind === 'cannot' && before.because === 'no_such_action')
  return isOfText && POINTS_BACK.test(words)
}

/** A new text: the message says what to write, and about what. */
const isNew = (words: string): boolean =>
  /\b(write|draft|compose|need|text|tell|give me|put together)\b.*\b(to|for|about|on|that|:)\b/i.test(words) &&
  !CHANGES.test(words)

const CHANGES =
  /^\W*(and |ok |okay |lol |no,? |nah |more |less |too |not |also |but |very |that is |alright |please )*(add|drop|leave|take|put (that|it|in)|make (it|that)|sign|shorter|longer|funnier|warmer|softer|firmer|stick|include|without|with|more|less|too|not so|could (it|that)|could you (make|take|put|soften)|can you (put|make|add)|cut|turn|don'?t|mention|remove|keep|simpler|in)\b/i

const POINTS_BACK =
  /\b(it|that|this|those|these|them|him|her|so|wording|the text|the words|the message|the note)\b|^\W*(then|ok|okay|alright|fine)?\W*(just )?(write|draft)\b.{0,12}$/i
