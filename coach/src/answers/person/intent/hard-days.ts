import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Days, Request } from '@corner/contract/entities/query.ts'
import type { MessageWords } from './message-words.ts'

/** Days with a cost; without such a word "how did they recover yesterday" asks about yesterday. */
const OF_HARD =
  /\b(hard|harder|brutal|tough|rough|heavy|into the ground|ran them|bur(y|ied)|burn\w* them|crush\w*|kill\w*|beat|smok\w*|grind|ground|tournament|meet|dual|duals|matches|conditioning|live|practices?|lifts?|lifting|sessions?|workouts?|double|two a days?|push\w*|hammer\w*|went (long|all out)|load\w*)\b/

/** The hard days a message names, from the first to the last, else those of the answer before; undefined: none. */
export function hardDaysNamed(
  { words, windows }: MessageWords,
  before: Request | undefined,
  today: string,
): Days | undefined {
  const kept =
    before?.kind === 'overview' && ['showed', 'bounced'].includes(before.person?.form ?? '') ? before.days : undefined
  if (!kept && !OF_HARD.test(words)) return undefined
  const days = windows.flatMap((window) => {
    if ('day' in window) return [addDays(today, window.day)]
    return 'from' in window && window.until !== undefined ? [window.from, window.until] : []
  })
  days.sort()
  const [from, until] = [days[0], days.at(-1)]
  return from === undefined || until === undefined ? kept : { window: { from, until } }
}
