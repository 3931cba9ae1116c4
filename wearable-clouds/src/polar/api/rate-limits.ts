import { RequestCounts } from '../../program/request-counts.ts'

export interface Limits {
  /** Of a quarter of an hour. */
  quarter: number
  day: number
}

const WINDOWS = [
  { name: 'quarter', seconds: 900 },
  { name: 'day', seconds: 86_400 },
] as const

/** Requests of a whole client in a quarter of an hour and in a day. Polar's headers count what is spent. */
export class RateLimits {
  #counts = new RequestCounts()
  limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Counts a request if the limits allow it. */
  take(client_id: string, nowMs: number): { isRefused: boolean; headers: Record<string, string> } {
    const windows = WINDOWS.map(({ name, seconds }) => {
      const count = this.#counts.of(`${client_id}/${name}`, seconds, nowMs)
      return { limit: this.limits[name], count, reset: Math.ceil((count.startedMs - nowMs) / 1000) + seconds }
    })
    const isRefused = windows.some(({ limit, count }) => count.used >= limit)
    if (!isRefused) for (const { count } of windows) count.used += 1
    return {
      isRefused,
      headers: {
        'ratelimit-usage': windows.map(({ count }) => count.used).join(', '),
        'ratelimit-limit': windows.map(({ limit }) => limit).join(', '),
        'ratelimit-reset': windows.map(({ reset }) => reset).join(', '),
      },
    }
  }
}
