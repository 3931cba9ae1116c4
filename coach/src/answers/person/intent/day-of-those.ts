import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { dayIntentOf } from '../../../reading/day/day-intent.ts'
import type { MessageWords } from './message-words.ts'

const THOSE =
  /\b(they|them|both|either|each|(those|these) (\d|two|three|guys|kids|ones)|the (\d|two|three)( of them)?)\b/
/** "We" alone is the team, and "the others" are not those of the answer. */
const OF_OTHERS =
  /\b(teams?|everybody|everyone|squad|room|rest of|others?|else|anyone|anybody|athletes|group|roster|tomorrow|yesterday|weekend|next|was|were|did|had|yet to|together|each other|with the|dual|meet|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/
const ASKS =
  /^(?:(?:and|so|but|ok|okay|then|now|well) )*(?:should|shall|can|could|may|are|is|do|would|will|which|who|let)\b/
/** What a day allows. */
const MAY =
  /\b(live|hard|full|all out|push(ed)?|ready|good to go|good for today|fit|wrestle|train|practi[cs]e|compete|lift|spar|go today|sit(ting)? out|sit|rest|held|hold|ease|easy|easier|light|lighter|day off|out today)\b/
/** "Train hard" names the strain and asks no figure. */
const HARD = /\b(go|going|train|practi[cs]e|wrestle|work) (\w+ )?hard\b/
const AHEAD = '(?:tomorrow|tmrw|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)'
/** "What about them tomorrow", "same two tomorrow": the last answer once more, for a day to come. */
const AGAIN = new RegExp(
  `^(?:(?:and|so|but|ok|okay|then|now|well) )*(?:(?:what|how) about |(?:the )?same (?:for |with |question for )?)?(?:(?:the )?(?:them|both|(?:those|these|the|same) (?:\\d|two|three|guys|kids|ones)|\\d|two|three)(?: (?:of them|guys|kids))? )?(?:for |then )?${AHEAD}(?: then| too| as well)?$`,
)
/** More were not compared, but listed. */
const MOST = 3

/**
 * What today allows those of the answer before: "should those two go live" after a comparison. undefined: it asks
 * something else, or of somebody else.
 * @param before the athletes of that answer
 * @param form what it told about their day
 */
export function dayOfThose(
  { words, named, hasMetric }: MessageWords,
  before: readonly string[],
  form?: DayAsked['form'],
): Request | undefined {
  const isAgain = named.length === 0 && before.length > 1 && before.length <= MOST && AGAIN.test(words)
  if (isAgain) return { kind: 'overview', who: { ids: [...before] }, focus: 'guidance', day: { form: form ?? 'ready' } }
  const isOfThose = named.length === 0 && before.length > 1 && before.length <= MOST && THOSE.test(words)
  const isOfFigures = hasMetric && !HARD.test(words)
  if (!isOfThose || isOfFigures || OF_OTHERS.test(words) || !ASKS.test(words) || !MAY.test(words)) return undefined
  return { kind: 'overview', who: { ids: [...before] }, focus: 'guidance', day: { form: dayIntentOf(words) } }
}
