import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { joinNames, plainName } from '../../wording/names.ts'
import { sentences } from '../phrases/lists.ts'
import { type AthleteVerdict, type FreshVerdict, questionFor } from './verdicts.ts'

/**
 * Who cannot be judged, in one line: without a device, or with a device that has sent nothing since yesterday. '' for
 * nobody.
 */
export function sayNotJudged(judged: readonly AthleteVerdict[]): string {
  const [off, silent] = [true, false].map((isOff) =>
    judged
      .filter(({ verdict, connected }) => verdict === 'ask' && connected !== isOff)
      .map(({ athlete }) => athlete.name),
  )
  return sentences(
    off !== undefined && off.length > 0 && `No device: ${joinNames(off)}.`,
    silent !== undefined && silent.length > 0 && `Nothing since yesterday, so ask them: ${joinNames(silent)}.`,
  )
}

/** Below a list that says "usually". */
export const USUALLY = `Usually: the ${NORMAL_RANGE_DAYS}-day median.`

/** The question for the first athlete; '' where no question is needed. */
export function askFirst([first]: readonly FreshVerdict[]): string {
  const ask = first && questionFor(first)
  return first && ask ? `Ask ${plainName(first.athlete.name)}: "${ask}"` : ''
}
