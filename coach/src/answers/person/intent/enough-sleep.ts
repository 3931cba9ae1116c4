import type { Days, Window } from '@corner/contract/entities/query.ts'
import { WEEK } from '../week-figures.ts'
import type { MessageWords } from './message-words.ts'

const SLEEP = /\b(sleep|sleeps|sleeping|slept|nights?)\b/
const ENOUGH = /\benough\b/
/** Here a yes means that it was not enough. */
const TOO_LITTLE =
  /\b(too little|not (?:sleep\w* |slept |get\w* |got )?enough|short (?:on|of)|deprived|behind on|lack(?:s|ing)?|under ?slept|worr(?:y|ied))\b/
const GOOD = '(?:well|ok|okay|fine|good|alright|all right|decent|decently)'
/** "Did he sleep well", "was her sleep good": asked after the night, a yes or a no on its hours. */
const WELL = new RegExp(
  `^(?:\\S+ ){0,4}?(?:did|has|have|was|is|were|are)\\b.*\\b(?:sleep|slept|sleeping|nights?)\\b(?: \\S+){0,3} ${GOOD}\\b`,
)
/** "Sleep last night ok?" */
const SHORT_WELL = new RegExp(`^(?:\\S+ ){0,3}?(?:sleep|slept|nights?)(?: \\S+){0,3} ${GOOD}$`)
/** "Should he go to bed earlier", "does she need more sleep": a yes means that the hours are too few. */
const MORE =
  /\b(?:(?:bed|sleep|asleep|in|lights (?:out|off))\b.*\b(?:earlier|sooner)|(?:earlier|sooner)\b.*\b(?:bed|bed ?times?|nights?|sleep)|(?:more|extra|longer) (?:sleep|nights)|sleep (?:more|longer))\b/
const ADVISES = /\b(?:should|shud|shoud|shld|must|needs?|ought|better|has to|have to|make|tell|get|would|could use)\b/
/** Another question: about others, reasons, numbers, or two periods. */
const OF_OTHERS =
  /\b(who|whom|whose|which|why|how come|how (?:much|many|often|long)|when|compare\w*|vs|versus|than|average|trend|quality|efficiency|score|everybody|everyone|team)\b/
const OPENS =
  /^(?:(?:ok|okay|so|and|but|hey|then|well|also|please|coach|tell me|say|do you think|you think|know|whether|if) )*(?:did|has|have|had|is|are|was|were|does|do|am|should|would|will|can|could)\b/
/** "Concerned about Caleb, is he getting enough sleep": what stands before is no question of its own. */
const ENDS =
  /^(?:(?!what|how|show|give|list|tell|compare)\S+ ){1,8}(?:did|has|have|is|are|was|does|do|am) (?:·|he|she|i|they)(?= )/
/** "Caleb slept enough?" */
const SAYS =
  /^(?:·|he|she|i) (?:has |have |is |was |did |am )?(?:not )?(?:slept|sleeps?|sleeping|got|gets?|getting|had)\b/

/** Whether the words ask for a yes or a no on somebody's hours of sleep. */
export const asksEnoughSleep = (words: string): boolean =>
  !OF_OTHERS.test(words) &&
  (asksMoreSleep(words) ||
    (SLEEP.test(words) &&
      (ENOUGH.test(words) || TOO_LITTLE.test(words) || WELL.test(words) || SHORT_WELL.test(words)) &&
      [OPENS, ENDS, SAYS, SHORT_WELL].some((pattern) => pattern.test(words))))

/** Whether more sleep, or an earlier night, is asked about. */
export const asksMoreSleep = (words: string): boolean => MORE.test(words) && ADVISES.test(words)

/** Whether a yes means too little: "is he short on sleep", "should I worry about his sleep". */
export const asksTooLittle = (words: string): boolean => TOO_LITTLE.test(words) && !/^did\b.*\bnot\b/.test(words)

/** "Is he getting enough sleep" asks about a habit, not about one night. */
const OF_HABIT =
  /\b(?:is|are|am|been|does|do) (?:(?:·|and|he|she|they|i|not|even|really|still) )*(?:getting|sleeping|sleep|get|short)\b|\b(?:lately|recently|these days|nights|usually|in general|sleeping|habit\w*|worr(?:y|ied))\b/

/** The nights asked about; undefined: the newest. */
export function nightsAsked({ words, windows }: Pick<MessageWords, 'words' | 'windows'>): Days | undefined {
  const window: Window | undefined = windows.find((one) => !('day' in one && one.day === 0))
  if (window) return { window }
  return windows.length === 0 && (OF_HABIT.test(words) || asksMoreSleep(words)) ? { window: { last: WEEK } } : undefined
}
