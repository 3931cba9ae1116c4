import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { type AthleteVerdict, ofVerdict } from '../day/verdicts.ts'
import { bullets } from '../phrases/lists.ts'

/** Those who are held back first, as on the mat sheet. */
const GROUPS = ['easy', 'lighter', 'as_planned', 'hard'] as const

/** What each group does in practice, one line each, in the words of the mat sheet and the athlete page. */
export function writeGroupActions(judged: readonly AthleteVerdict[], isOfTomorrow: boolean): string {
  const lines = GROUPS.flatMap((verdict) => {
    const { length } = ofVerdict(judged, verdict)
    const { call, title, action } = VERDICT_WORDS[verdict]
    return length === 0 ? [] : [`${verdict === 'as_planned' ? call : title} (${length}): ${action}`]
  })
  return bullets(isOfTomorrow ? lines.map(onTheDayAfter) : lines)
}

const onTheDayAfter = (line: string) =>
  line.replace('look again tomorrow', 'look again the day after').replace(/ today\b/g, '')
