/** Some providers name the time of the reset, as seconds since 1970, and not how long it takes until then. */
const EARLIEST_UNIX_SECONDS = 1_000_000_000

/** No provider's limit is longer than a day, so a longer wait is a mistake, whatever a header says. */
const LONGEST_WAIT_SECONDS = 86_400

/**
 * What a reply's headers say about waiting (docs/reference/device-api.md#rate-limits). null: the header is missing or
 * unreadable.
 */
export interface RateHeaders {
  remaining: number | null
  /** In every reply: when the nearest limit resets. Only after a 429 is it a reason to wait. */
  resetSeconds: number | null
  retryAfterSeconds: number | null
}

/** Caps waits at one day. */
export function readRateHeaders(headers: Headers, now: Date): RateHeaders {
  return {
    remaining: seconds(headers.get('x-ratelimit-remaining')),
    resetSeconds: atMostADay(untilReset(seconds(headers.get('x-ratelimit-reset')), now)),
    retryAfterSeconds: atMostADay(retryAfter(headers.get('retry-after'), now)),
  }
}

/** After a 429, the longer of the two waits, because an earlier request would be refused. null: the provider named no time. */
export function secondsUntilAllowed({ resetSeconds, retryAfterSeconds }: RateHeaders): number | null {
  return resetSeconds === null && retryAfterSeconds === null
    ? null
    : Math.max(resetSeconds ?? 0, retryAfterSeconds ?? 0)
}

function untilReset(reset: number | null, now: Date): number | null {
  return reset === null || reset < EARLIEST_UNIX_SECONDS ? reset : Math.max(0, reset - now.getTime() / 1000)
}

function atMostADay(wait: number | null): number | null {
  return wait === null ? null : Math.min(wait, LONGEST_WAIT_SECONDS)
}

function seconds(header: string | null): number | null {
  return header !== null && /^\s*\d{1,15}(\.\d+)?\s*$/.test(header) ? Number(header) : null
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | null, now: Date): number | null {
  const date = header === null ? Number.NaN : Date.parse(header)
  return seconds(header) ?? (Number.isNaN(date) ? null : Math.max(0, (date - now.getTime()) / 1000))
}
