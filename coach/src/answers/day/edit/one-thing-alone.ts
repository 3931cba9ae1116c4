import { dayIntentOf } from '../../../reading/day/day-intent.ts'
import { asksOneThing } from '../../../reading/day/one-thing.ts'

const AROUND =
  /^(a|the|my|just|only|give|tell|me|us|i|we|you|need|needs|to|know|do|did|say|for|of|about|in|it|if|is|what|whats|what's|who|who's|who'?d|be|should|would|could|can|have|has|gotta|got|must|before|at|on|practice|practise|today|this|morning|now|right|so|ok|okay|and|then|version|please|pls|coach|there|going|into|room|that|matters|matter|most|had|pick|remember|change|today's|tonight|team|short|quick|s)$/

/**
 * "Just tell me the one name", "30 second version": nothing else is asked, whatever it is about.
 * @param isFree whether "the version" can be of the day
 */
export function isOneThingAlone(message: string, isFree: boolean): boolean {
  if (!asksOneThing(message) || dayIntentOf(message) !== 'one') return false
  if (!isFree && /\b(version|summary|recap|dr|sentence)\b/i.test(message)) return false
  const left = message.toLowerCase().replace(/[’]/g, "'").replace(ONE, ' ')
  return left.split(/[^\p{L}']+/u).every((word) => word === '' || AROUND.test(word))
}

const ONE =
  /\b(one|1|single|biggest|main|key|most important|number one|only|thing|name|person|takeaway|point|headline|fact|item|\d+|ten|fifteen|twenty|thirty|sixty|secs?|seconds?|summary|rundown|recap|update|report|take|brief|tl;? ?dr|or less|elevator|pitch)\b/g
