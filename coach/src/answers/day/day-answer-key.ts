import type { Request } from '@corner/contract/entities/query.ts'
import { type DayIntent, dayIntentOf } from '../../reading/day/day-intent.ts'

/** Questions about a day that have the same answer, however they were read. */
const OF_THE_DAY: readonly DayIntent[] = ['sick', 'changes', 'unusual', 'everybody', 'one']

/**
 * A key for the answer that a request gets from the day's verdict: requests with one key are answered alike. Advice and
 * guidance have one, and so have how somebody is and who is at risk, where the words ask for what is unusual.
 * @param text the words that made the request
 * @returns undefined: the request has an answer of its own
 */
export function dayAnswerKey(request: Request, text: string): string | undefined {
  if (request.kind === 'advice') return `advice ${JSON.stringify(request.who)}`
  if (request.kind !== 'overview' || !isOfToday(request.days)) return undefined
  const { focus, who } = request
  if (focus === 'guidance') return `advice ${JSON.stringify(who)}`
  const isAlike = (focus === 'status' || focus === 'at_risk') && OF_THE_DAY.includes(dayIntentOf(text))
  return `${isAlike ? 'unusual' : focus} ${JSON.stringify(who)}`
}

/** The chat's period ends today, and so does "today". */
function isOfToday(days: Extract<Request, { kind: 'overview' }>['days']): boolean {
  const window = days?.window
  return (
    days === undefined ||
    (window !== undefined && 'day' in window && window.day === 0 && Object.keys(days).length === 1)
  )
}
