import type { Request } from '@corner/contract/entities/query.ts'
import { recipientIn } from './request/recipient.ts'

/** To put into words for somebody, not an action: "send it" and "forward this" have no words to write. */
const WRITES =
  /\b(write|draft|compose|text|e-?mail|mail|message|tell|remind|notify|inform|ask|word|let)\b|\bsend (\p{L}+ ){0,3}(a |the |an )?(short |quick |nice )?(text|note|message|e-?mail|reminder|letter)\b/iu
/** What the text is to say. */
const SAYS_WHAT =
  /\b(that|about|saying|says?|telling|reminding|know|why|because)\b.+|:\s*\S|\b(tell|remind|ask|inform|notify) .+ (to|is|are|not to|has|have|will|misses|stays|starts|moved?)\b/i
/** Actions that are not done from the chat: something is moved or changed. */
const DOES =
  /\b(forward|share|export|upload|print|download|book|schedule|delete|remove|cancel|change|move|set|add|put|sync|pay|order)\b (?!.*\b(that|about|saying)\b)|\b(send|text|e-?mail|mail|message) (it|this|that|them this|the (report|list|table|data|csv|file|chart|numbers?))\b/i

/** Something to read out, or a few lines, and to whom. */
const READ_OUT =
  /\bread (it |this |that )?(out|aloud|to|at|in)\b|\b(say|present|give|use) (it |this )?(at|in|to) (the|our|my|a)\b[^.?!]*\b(meeting|staff|huddle|coaches|parents|team)\b/i
const OF_LINES =
  /\b(\d{1,2}|one|two|three|four|five|six|a couple( of)?|a few|few)[ -](\p{L}+ )?(lines?|liner|sentences?|bullets?)\b|\b(summary|paragraph|blurb|something|script|wording|recap)\b/iu

/**
 * A request for a text that was read as something else: as an action, though "email his parents that he misses
 * practice" has words to write, or as the daily brief, though it is to be read out in three lines; undefined: the
 * reading is kept.
 * @param isNamed whether it names somebody of the team
 */
export function asTextRequest(
  request: Request,
  said: string,
  isNamed: boolean,
): Extract<Request, { kind: 'draft' }> | undefined {
  if (request.kind === 'cannot' && request.because === 'no_such_action') {
    const isToSomebody = isNamed || recipientIn(said) !== undefined
    return isToSomebody && WRITES.test(said) && SAYS_WHAT.test(said) && !DOES.test(said)
      ? { kind: 'draft', who: {}, topic: said }
      : undefined
  }
  const isOfState = request.kind === 'overview' && request.days === undefined
  return isOfState && READ_OUT.test(said) && OF_LINES.test(said)
    ? { kind: 'draft', who: request.who, topic: said }
    : undefined
}
