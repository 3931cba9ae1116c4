import { pattern } from './word-pattern.ts'

const SCORE = '(?:score|scores|recovery|number|numbers)'
const WHOSE = "(?:(?:his|her|their|the|that|today's|tomorrow's|this|new|he|she|poor|·) )*"
const COMES =
  '(?:(?:does|will|should|then|still|it|not|just|really|comes?|came|coming|is|are|in|back|out|up|at|down|ends?|turns?|wakes?|goes|drops?|dropped|falls?|tanks?|gets|a|to|be|real|very|pretty|too|tomorrow|today|morning|the|below|under|than|even) )*'
const LOW = '(?:low|lower|lowest|red|bad|worse|down|drops?|falls?|tanks?|yellow|poor|crap|bottom|\\d+)'

/** "And if his score comes in low", "what if her recovery drops tomorrow". */
const IF_LOW = pattern(`(?:if|when|once|in case|say|suppose) ${WHOSE}${SCORE} ${COMES}${LOW}(?= |$)`)
/** Why it is low, or how often it was, is another question. */
const OTHER = /\b(why|how (?:many|often|long|come)|was|were|did|last|yesterday|average|who|which)\b/

/** Whether the words ask what a low score to come would mean for somebody's day. */
export const asksOfLowScore = (words: string): boolean => IF_LOW.test(words) && !OTHER.test(words)
