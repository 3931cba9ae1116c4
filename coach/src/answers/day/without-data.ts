import { STRENGTH_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { joinNames } from '../../wording/names.ts'
import { sentences } from '../phrases/lists.ts'
import { hasOwnState, sayOwnStates } from './own-state.ts'
import type { AthleteVerdict } from './verdicts.ts'

/** The most informative questions for somebody without a device (Saw 2016). */
export const THREE_QUESTIONS =
  'how they slept, where they are sore, and whether they have their energy or anything is coming on'

const { effort } = STRENGTH_GUIDANCE.Moderate

/** The lifting load for somebody without a recovery: never the heaviest, and no percentage without a basis. */
export const LOAD_UNKNOWN = `moderate at most, by effort and not by percent (${effort})`

/** `**Ask first**: Ann Ash and Bea Birch. ...`; '' where everybody has a fresh record. */
export function sayAskFirst(judged: readonly AthleteVerdict[]): string {
  const unknown = judged.filter((one) => one.verdict === 'ask' && !hasOwnState(one)).map(({ athlete }) => athlete.name)
  return sentences(
    sayOwnStates(judged),
    unknown.length > 0 &&
      `**Ask first**: ${joinNames(unknown)}. ${unknown.length === 1 ? 'No fresh data' : 'No fresh data of them'}, so ask ${THREE_QUESTIONS}; all three well, ${LOAD_UNKNOWN}, else light.`,
  )
}
