const CLOCK =
  "(?:\\d{1,2}(?:[:.]?[0-5]\\d)?|four|five|six|seven|eight|nine|ten)(?: ?(?:a\\.?m\\b\\.?|p\\.?m\\b\\.?|o'?clock))?"
/** When the practice is: "this morning", "at 6", "5:30 am". */
const WHEN = `(?:today|now|right now|(?:for |on |in )?(?:this|the|today's?) (?:morning|afternoon|evening)|(?:at|from|around|for) ${CLOCK}|\\d{1,2}(?:[:.]?[0-5]\\d)? ?(?:a\\.?m\\b\\.?|p\\.?m\\b\\.?))`
const OF_DAY =
  "(?:(?:the|our|my|this|today's?|todays|this (?:morning|afternoon|evening)'?s?|\\d{1,2}(?:[:.]?[0-5]\\d)? ?(?:am|pm)) )*"
const PRACTICE = `${OF_DAY}(?:practi[cs]e|training|session)`
const IN_PRACTICE = `(?:(?:at|in|for|during|with) ${PRACTICE})`
const WE = '(?:we|i|they|(?:the|our|my) (?:team|squad|room|boys|girls|guys|kids)|everybody|everyone)'
const WHOM =
  '(?:(?:with|for|to) )?(?:them|everybody|everyone|(?:(?:the|our|my) )?(?:team|squad|room|boys|girls|guys|kids))'
const DO = '(?:do|be doing|doing|run|running|work on|working on|practi[cs]e|train|go with|give|plan)'
const LEAD = '(?:(?:ok|okay|so|and|then|hey|hi|coach|morning|good morning|also|but|well|please|now|tell me)[, ]+)*'
/** "Practice is at 6", "we go at 5:30 today", before or behind the question. */
const STATED = `(?:${PRACTICE}|${WE} (?:practi[cs]e|train|go|start|meet|are on|have ${PRACTICE}))(?: (?:is|are|starts?|begins?))?`
const SAID = `(?: (?:${IN_PRACTICE}|${WHEN}|${WHOM}))`
const REST = `${SAID}*`

const HARD = '(?:hard|tough|heavy|full|normal)'
const EASY = '(?:easy|light|lighter|easier|recovery|rest)'
const KIND = `(?:(?:a |an )?(?:${HARD}|${EASY})(?: (?:day|practi[cs]e|session|training|one))?)`

const WHAT_WE_DO = `what ?(?:should|do|can|shall|must|would|could|are|will) ${WE} ${DO}`
const WHAT_TO_DO: readonly string[] = [
  `${STATED}${REST}[,.:;]? ${WHAT_WE_DO}${REST}`,
  // "What should we do" alone is about the answer before.
  `${WHAT_WE_DO}${SAID}+`,
  `what(?:'?s| is| does)? (?:the |our |my )?(?:plan${SAID}+|${PRACTICE}(?: (?:look like|like|be|going to be))?${REST})`,
  `what should ${PRACTICE} (?:be|look like|be like)${REST}`,
]
const HARD_OR_EASY: readonly string[] = [
  `(?:is |should |make )?(?:it |this |today |${PRACTICE} )?(?:be |is )?${KIND},? or ${KIND}${REST}`,
  `(?:do|should|can|shall) ${WE} (?:go|train|practi[cs]e|have|do|run|make it) ${KIND},? or (?:go )?${KIND}${REST}`,
  `is (?:it|today|this) ${KIND}${REST}`,
]
const whole = (sources: readonly string[]) => new RegExp(`^\\W*${LEAD}(?:${sources.join('|')})\\W*$`)
const WHAT = whole(WHAT_TO_DO)
const WHICH_DAY = whole(HARD_OR_EASY)
const OF_TEAM = /\b(team|squad|room|boys|girls|guys|kids|we|practi[cs]e|training)\b/
const OF_THOSE = /\b(they|them)\b/

/**
 * Whether a message asks what the team does in today's practice, or whether its day is hard or easy, and nothing else.
 * Times in it ("this morning", "at 6") tell when the practice is: lifting early or a week's load are no topics of it.
 * @param isOfSome the conversation is about some athletes, and "hard day or easy day" about theirs
 */
export function asksForPractice(message: string, isOfSome = false): boolean {
  const words = message.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
  if (isOfSome && OF_THOSE.test(words)) return false
  return WHAT.test(words) || (WHICH_DAY.test(words) && (!isOfSome || OF_TEAM.test(words)))
}
