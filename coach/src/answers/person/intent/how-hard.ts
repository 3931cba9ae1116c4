import type { Window } from '@corner/contract/entities/query.ts'
import { WEEK } from '../week-figures.ts'
import type { MessageWords } from './message-words.ts'
import { HE, HIS, pattern } from './word-pattern.ts'

const HARD = '(?:hard|harder|tough|tougher|heavy|intense|intensive|brutal|rough|demanding|big)'
const EASY = '(?:easy|easier|light|lighter|soft)'
const TRAINING = '(?:practi[cs]es?|training|workouts?|sessions?|day|load|effort|lift|lifting)'
const TRAINS = '(?:train|work|work out|practi[cs]e|go|wrestle|push|lift|pushed|trained|worked)'

const HOW_HARD = pattern(
  `how (?:${HARD}|${EASY}) (?:was|is|were) (?:${HIS} (?:own )?${TRAINING}|(?:the |that )?${TRAINING} (?:for|of) ${HE})(?= |$)`,
  `how (?:${HARD}|${EASY}) (?:did|has|have|was|were) ${HE} (?:been )?(?:${TRAINS}|training|working|going)(?= |$)`,
  `how much (?:did|has) ${HE} (?:train|work|do)(?= |$)`,
  `how (?:did|was|has|were) (?:${HE} (?:${TRAINS}|trained|practiced)|${HE} do (?:in|at|during) (?:the )?${TRAINING})(?= |$)`,
  `how (?:did|was|were|is) ${HIS} (?:own )?(?:${TRAINING}|lift)(?: go| look)?(?= yesterday| today| last| on | mon| tue| wed| thu| fri| sat| sun|$)`,
  `how (?:did|was|were) (?:the )?${TRAINING} (?:go )?(?:for|of|with) ${HE}(?= |$)`,
  `what (?:all )?(?:did|has) ${HE} (?:do|done|do for|get done|train|work on|put in|get in) (?:in|at|during|for) (?:the )?${TRAINING}(?= |$)`,
  `what (?:${TRAINING}|workouts?) (?:did|has) ${HE} (?:do|done|get in|have)(?= |$)`,
)
const TOO = '(?:too|to|so|very|that|this)'
const LOAD = '(?:training |practice |work )?(?:load|loads|workload|strain|volume)'
const AGAINST_OWN = `(?:own |average |weekly )?${LOAD} (?:compared (?:to|with)|against|versus|vs) (?:(?:his|her|their|the) )?(?:own )?(?:average|usual|normal|baseline|norm)(?= |$)`
/** The training of several days: its load, or whether it is too hard. */
const OF_LOAD = pattern(
  `(?:is|was|are|has) ${HIS} (?:own |average |weekly )?${LOAD}(?: \\w+){0,3}? ${TOO} (?:high|much|heavy|hard|big|low|light)(?= |$)`,
  `${LOAD} (?:of|for|on) ${HE}(?: \\w+){0,3}? ${TOO} (?:high|much|heavy|hard|big|low|light)(?= |$)`,
  `(?:is|has|was|are) ${HE} (?:been )?(?:training|working|going|practicing|lifting|pushing|wrestling) (?:himself |herself )?${TOO} (?:hard|much|heavy)(?= |$)`,
  `(?:is|has|was|are|does|did) ${HE} (?:been )?(?:doing|done|do|getting|get|got|carrying|have|has) ${TOO} (?:much|high a|heavy a|big a)(?: ${LOAD}| training| work)?(?= |$)`,
  `how (?:high|heavy|hard|big|much) (?:is|was|has been) ${HIS} (?:own |average |weekly )?${LOAD}(?= |$)`,
  `(?:is|was) ${HIS} (?:own |average |weekly )?${LOAD} (?:ok|okay|fine|alright|normal|high|up|usual|as usual|heavy)(?= |$)`,
  `(?:his|her|their) ${AGAINST_OWN}`,
  `· ${AGAINST_OWN}`,
)
const ASKS_HARD = pattern(
  `(?:did|has|have) ${HE} (?:really |even |actually )?${TRAINS} (?:it |himself |herself )?(?:too |very |so |that )?${HARD}(?= |$)`,
  `(?:was|were) ${HIS} ${TRAINING} (?:too |very |so |that |a )*${HARD}(?= |$)`,
  `${TRAINING} (?:for|of|with) ${HE} (?:was |too |very |so )*${HARD}(?= |$)`,
  `(?:did|have) (?:we|i|you) (?:work|push|train|run|ride|worked|pushed|trained) ${HE} (?:too |very |so |that )?${HARD}(?= |$)`,
)
const ASKS_EASY = pattern(
  `(?:did|has|have) ${HE} (?:really |even |actually )?(?:${TRAINS}|take|took|taken) (?:it |himself |herself )?(?:too |very |so |that )?${EASY}(?= |$)`,
  `(?:was|were) ${HIS} ${TRAINING} (?:too |very |so |that |a )*${EASY}(?= |$)`,
)
/** A figure by its name is looked up. */
const OF_FIGURE = /\b(strain|heart rate|hrv|calories|minutes|hours|recovery|average|compare\w*|vs|versus)\b/

export type HardAsked = 'how' | 'hard' | 'easy'

/** Whether the words ask how hard somebody's training of a day was, or whether it was hard, or easy. */
export function hardAsked(words: string): HardAsked | undefined {
  if (OF_FIGURE.test(words)) return undefined
  if (HOW_HARD.test(words)) return 'how'
  return ASKS_HARD.test(words) ? 'hard' : ASKS_EASY.test(words) ? 'easy' : undefined
}

/** Whether the words ask about the load of somebody's training, without naming one day. */
export const asksLoad = ({ words, windows }: Pick<MessageWords, 'words' | 'windows'>): boolean =>
  OF_LOAD.test(words) && !/\b(ratio|acute|monotony)\b/.test(words) && windows.every((one) => !isPastDay(one))

const isPastDay = (window: Window): boolean => 'day' in window && window.day !== 0

/** The days of a load: those named, or a week. */
export const loadDays = ({ windows }: Pick<MessageWords, 'windows'>): Window =>
  windows.find((one) => !('day' in one)) ?? { last: WEEK }

/** The one day asked about, yesterday where none is named; undefined: several days. */
export function hardDay({ windows }: Pick<MessageWords, 'windows'>): Window | undefined {
  const [window, other] = windows
  if (other) return undefined
  if (!window) return { day: -1 }
  return 'day' in window || ('from' in window && window.from === window.until) ? window : undefined
}
