import type { Window } from '@corner/contract/entities/query.ts'
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

/** The one day asked about, yesterday where none is named; undefined: several days. */
export function hardDay({ windows }: Pick<MessageWords, 'windows'>): Window | undefined {
  const [window, other] = windows
  if (other) return undefined
  if (!window) return { day: -1 }
  return 'day' in window || ('from' in window && window.from === window.until) ? window : undefined
}
