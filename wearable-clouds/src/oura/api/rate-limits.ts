import { RequestCounts } from '../../program/request-counts.ts'

const WINDOW_SECONDS = 300

/** Requests of a whole app in five minutes. Only a refusal has headers, and its reset is a Unix time. */
export class RateLimits {
  #counts = new RequestCounts()
  limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  /** Counts a request; the headers of its refusal, where the limit is used up. */
  take(client_id: string, nowMs: number): Record<string, string> | undefined {
    const count = this.#counts.of(client_id, WINDOW_SECONDS, nowMs)
    if (count.used >= this.limit) return refusedHeaders(count.startedMs + WINDOW_SECONDS * 1000, nowMs, this.limit)
    count.used += 1
    return undefined
  }
}

export function refusedHeaders(resetMs: number, nowMs: number, limit: number): Record<string, string> {
  return {
    'retry-after': String(Math.ceil((resetMs - nowMs) / 1000)),
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-window': String(WINDOW_SECONDS),
    'x-ratelimit-reset': String(Math.ceil(resetMs / 1000)),
    'x-ratelimit-tier': 'application',
  }
}
