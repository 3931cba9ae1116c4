import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { MessageWords } from './message-words.ts'
import { HE, HIS, pattern } from './word-pattern.ts'

const GOOD =
  '(?:ok|okay|good|fine|normal|alright|right|well|great|decent|healthy|himself|herself|usual|fresh|recovered|green|high|clean|strong|ready)'
const FILL = '(?: (?:in|at|the|a|his|her|their|own|really|back|to|like|like this|any|all|looking|feeling|of|range))*'
const TIME = '(?:time|day|days|morning|score|recovery|one|numbers?)'

/** "When did he last look ok", "his last good day". */
const LAST_GOOD = pattern(
  `when (?:did|was|is|has|were) ${HE} (?:last|most recently)(?: (?:look|looked|looking|feel|felt|seem|seemed|be|been|have|had|get|got|hit|see))?${FILL} ${GOOD}(?: (?:${TIME}|range|self|numbers?))*$`,
  `when (?:did|was|has) ${HE}(?: (?:look|feel|seem|have|been|be|get|had))?${FILL} ${GOOD}(?: ${TIME})?(?: for)?(?: the)? last(?: time)?$`,
  `when (?:was|is|were) ${HIS} (?:last|latest|most recent)(?: really)? ${GOOD} ${TIME}$`,
  `(?:the )?last ${TIME} (?:that |when )?${HE} (?:was|had|has|looked|felt|did|seemed|were|is|looks)(?: (?:have|look|feel))?${FILL} ${GOOD}(?: (?:${TIME}|range))*$`,
  `${HIS} (?:last|latest|most recent) ${GOOD} ${TIME}$`,
  `· (?:last|latest|most recent) ${GOOD} ${TIME}$`,
)
const OF_OTHER_FIGURE = /\b(sleep\w*|slept|nights?|strain|hrv|heart|practice|match|who|which)\b/

const SLEEP_NEED = pattern(
  `how (?:much|many hours|long)(?: of)?(?: (?:more|extra))?(?: (?:sleep|rest|hours|shuteye))*(?: of sleep)? (?:does|do|should|must|would|shall|did) ${HE} (?:need|have|get|sleep|want|be sleeping|be getting|go for|aim for)(?: (?:to|sleep|get|of|for|in))*(?: tonight| tonite| this night| now| today| a night| in bed)*$`,
  `(?:what|how many) (?:hours|sleep)(?: of sleep)? (?:is|are|would be) (?:enough|right|needed) for ${HE}(?: tonight)*$`,
)

/** A question about one athlete whose words leave no doubt: their last good day, or the sleep they need. */
export function plainQuestion({ words }: Pick<MessageWords, 'words'>): PersonAsked['form'] | undefined {
  if (LAST_GOOD.test(words) && !OF_OTHER_FIGURE.test(words)) return 'last_good'
  return SLEEP_NEED.test(words) && /\b(sleep|tonight|tonite|bed)\b/.test(words) ? 'sleep_need' : undefined
}
