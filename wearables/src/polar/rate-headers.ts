import { type RateHeaders, readRateHeaders } from '../http/rate-headers.ts'

const LONGEST_WAIT_SECONDS = 86_400

/**
 * Polar counts upwards: `RateLimit-Usage: 399, 1200` of `RateLimit-Limit: 3000, 100000`, for a quarter of an hour and for a
 * day, with the seconds to the end of each in `RateLimit-Reset`. The limit with the least left is the one that counts.
 */
export function readPolarRate(headers: Headers, now: Date): RateHeaders {
  const { retryAfterSeconds } = readRateHeaders(headers, now)
  const [usage, limit, reset] = ['ratelimit-usage', 'ratelimit-limit', 'ratelimit-reset'].map((name) =>
    numbersIn(headers.get(name)),
  )
  const windows = (limit ?? []).flatMap((most, index) => {
    const [used, seconds] = [usage?.[index], reset?.[index]]
    if (most === null || used == null) return []
    return [{ remaining: Math.max(0, most - used), resetSeconds: seconds ?? null }]
  })
  const [nearest] = windows.sort((a, b) => a.remaining - b.remaining)
  const resetSeconds = nearest?.resetSeconds ?? null
  return {
    remaining: nearest?.remaining ?? null,
    resetSeconds: resetSeconds === null ? null : Math.min(resetSeconds, LONGEST_WAIT_SECONDS),
    retryAfterSeconds,
  }
}

function numbersIn(header: string | null): (number | null)[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .map((part) => (/^\d{1,15}$/.test(part) ? Number(part) : null))
}
