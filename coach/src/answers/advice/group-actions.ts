import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { AthleteVerdict } from '../day/verdicts.ts'
import { bullets } from '../phrases/lists.ts'

/** Those who are held back first, as on the mat sheet. */
const GROUPS = ['easy', 'lighter', 'as_planned', 'hard', 'ask'] as const

/**
 * What each group does in practice, one line each, in the words of the mat sheet and the athlete page. How many they are
 * stands above.
 */
export function writeGroupActions(judged: readonly AthleteVerdict[], isOfTomorrow: boolean): string {
  const lines = GROUPS.flatMap((verdict) => {
    const { call, title, action } = VERDICT_WORDS[verdict]
    const isThere = judged.some((one) => one.verdict === verdict)
    return isThere ? [`${verdict === 'as_planned' ? call : title}: ${action}`] : []
  })
  return bullets(isOfTomorrow ? lines.map(onTheDayAfter) : lines)
}

const onTheDayAfter = (line: string) =>
  line.replace('look again tomorrow', 'look again the day after').replace(/ today\b/g, '')
