import { createHash } from 'node:crypto'
import { emailKey } from '@corner/contract/email-address.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network.ts'

/** In place of an address: all addresses together. */
export const ANYWHERE = ''

/** A count for an address, or for an address and what it tries (an e-mail). */
export interface AddressLimit {
  /** Checks without counting. @throws Refusal `too_many_requests` when the limit is reached */
  assertOpen(address: string, subject?: string): Promise<void>
  /** Counts one, or the given weight. @throws Refusal `too_many_requests` above the limit */
  count(address: string, subject?: string, weight?: number): Promise<void>
  /** As `count`, but returns whether it is within the limit instead of refusing. */
  tryCount(address: string, subject?: string): Promise<boolean>
  /** Resets the count: the right password was given. */
  clear(address: string, subject?: string): Promise<void>
}

interface LimitSettings {
  name: string
  /** How many are allowed. */
  times: number
  seconds: number
  /** What there were too many of; absent: attempts. */
  what?: string
  /** The message in its place, with {wait} for the waiting time. */
  refusal?: string
}

export function createLimit(pool: pg.Pool, settings: LimitSettings): AddressLimit {
  const { name, times, seconds, what = 'attempts' } = settings
  const { refusal = `Too many ${what}. Please try again in {wait}.` } = settings
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: seconds,
  })
  /** @returns how long to wait, in ms; undefined: it is within the limit */
  async function consume(address: string, subject?: string, weight = 1): Promise<number | undefined> {
    try {
      await limiter.consume(keyOf(address, subject), weight)
      return undefined
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused.msBeforeNext
      throw refused
    }
  }
  return {
    async assertOpen(address, subject) {
      const used = await limiter.get(keyOf(address, subject))
      if (used && used.consumedPoints >= times) throw tooMany(refusal, used.msBeforeNext)
    },
    async count(address, subject, weight) {
      const waitMs = await consume(address, subject, weight)
      if (waitMs !== undefined) throw tooMany(refusal, waitMs)
    },
    async tryCount(address, subject) {
      return (await consume(address, subject)) === undefined
    },
    async clear(address, subject) {
      await limiter.delete(keyOf(address, subject))
    },
  }
}

/** Hashed: the key column has 255 characters and must not say who tried. Every spelling of an address gives the same key. */
function keyOf(address: string, subject = ''): string {
  return createHash('sha256')
    .update(`${networkOf(address)}\n${emailKey(subject)}`)
    .digest('base64url')
}

function tooMany(refusal: string, waitMs: number): Refusal {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  const sentence = refusal.replace('{wait}', minutes === 1 ? 'a minute' : `${minutes} minutes`)
  return new Refusal('too_many_requests', sentence, { retryAfterSeconds: waitMs / 1000, beside: { detail: sentence } })
}
