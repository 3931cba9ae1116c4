/** Lists of a poll of WHOOP's: cycles, recoveries, sleeps, workouts (docs/reference/device-api.md#rate-limits). */
const LISTS_A_POLL = 4
/** Webhooks bring most news, so polls need not be more frequent. */
const SHORTEST_MINUTES = 60
const MINUTES_A_DAY = 1440

/** When the night's scores arrive: links are polled twice as often then. */
export const MORNING_HOURS = { from: 5, to: 11 }

/**
 * Minutes between two polls of a link, so that all links together use at most half of the day's budget: the other half is for
 * webhooks and first syncs.
 */
export function pollIntervalMinutes(links: number, requestsADay: number, requestsAPoll = LISTS_A_POLL): number {
  const morningShare = (MORNING_HOURS.to - MORNING_HOURS.from) / 24
  const requestsADayAndLink = requestsADay / 2 / Math.max(1, links)
  const pollsADayAndLink = requestsADayAndLink / requestsAPoll
  return Math.max(SHORTEST_MINUTES, Math.ceil((MINUTES_A_DAY * (1 + morningShare)) / pollsADayAndLink))
}
