import type { Refusal } from '../../database/schema.ts'

/** The key for a provider that refuses all data of a link; the other keys are the scopes of single kinds. */
export const WHOLE_LINK = 'link'

export type Refusals = Record<string, Refusal>

const MINUTE_MS = 60_000
const FIRST_REST_MS = 5 * MINUTE_MS
const LONGEST_REST_MS = 24 * 60 * MINUTE_MS
/** A short outage of a provider is over by then, or lasts much longer. */
const LASTING = { times: 3, ms: 6 * 60 * MINUTE_MS }

/** Whether a refused call is still paused. */
export function isResting(refusals: Refusals, part: string, now: Date): boolean {
  const refusal = refusals[part]
  return refusal !== undefined && Date.parse(refusal.next_at) > now.getTime()
}

/**
 * One more refusal: the pause doubles from 5 minutes to a day. Refusals during a pause do not count again.
 * @param since records from then on are missing, unless an earlier refusal says more
 */
export function refusedAgain(before: Refusal | undefined, since: Date, now: Date): Refusal {
  if (before && Date.parse(before.next_at) > now.getTime()) return before
  const times = (before?.times ?? 0) + 1
  const restMs = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (times - 1))
  return {
    since: before && before.since < since.toISOString() ? before.since : since.toISOString(),
    first_at: before?.first_at ?? now.toISOString(),
    last_at: now.toISOString(),
    next_at: new Date(now.getTime() + restMs).toISOString(),
    times,
  }
}

/** Refused at least three times over at least six hours. */
export function isLasting({ times, first_at, last_at }: Refusal): boolean {
  return times >= LASTING.times && Date.parse(last_at) - Date.parse(first_at) >= LASTING.ms
}
