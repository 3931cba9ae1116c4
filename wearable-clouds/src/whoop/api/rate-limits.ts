import { RequestCounts } from '../../program/request-counts.ts'

const WINDOWS = [
  { name: 'minute', seconds: 60 },
  { name: 'day', seconds: 86_400 },
] as const

export interface Limits {
  minute: number
  day: number
}

/** Requests per minute and per day for a whole app, shared by all its members (docs/reference/device-api.md#rate-limits). */
export class RateLimits {
  #counts = new RequestCounts()
  limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Counts a request if the limits allow it; otherwise sets `waitSeconds`. Refused requests are not counted. */
  take(client_id: string, nowMs: number): { headers: Record<string, string>; waitSeconds: number | undefined } {
    const windows = WINDOWS.map(({ name, seconds }) => {
      const count = this.#counts.of(`${client_id}/${name}`, seconds, nowMs)
      const limit = this.limits[name]
      return { limit, seconds, count, resetSeconds: Math.ceil((count.startedMs - nowMs) / 1000) + seconds }
    })
    const full = windows.filter(({ limit, count }) => count.used >= limit)
    if (full.length === 0) for (const { count } of windows) count.used += 1
    const left = ({ limit, count }: (typeof windows)[number]) => Math.max(0, limit - count.used)
    // The nearest limit first. If both are used up, the one that lasts longer.
    const nearest = windows.reduce((a, b) =>
      left(b) < left(a) || (left(b) === left(a) && b.resetSeconds > a.resetSeconds) ? b : a,
    )
    const waitSeconds = full.length > 0 ? Math.max(...full.map(({ resetSeconds }) => resetSeconds)) : undefined
    return {
      waitSeconds,
      headers: {
        'x-ratelimit-limit': [nearest.limit, ...windows.map((w) => `${w.limit};window=${w.seconds}`)].join(', '),
        'x-ratelimit-remaining': String(left(nearest)),
        'x-ratelimit-reset': String(nearest.resetSeconds),
      },
    }
  }

  /** Requests counted in the current windows. */
  used(client_id: string): Record<string, number> {
    return Object.fromEntries(WINDOWS.map(({ name }) => [name, this.#counts.used(`${client_id}/${name}`)]))
  }
}
