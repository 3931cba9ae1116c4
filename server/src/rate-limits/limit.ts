import { createHash } from 'node:crypto'
import { emailKey } from '@corner/contract/email-address.ts'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../http/refusal.ts'
import { networkOf } from './network.ts'

/** A count for an address, or for an address and what it tries (an e-mail). */
export interface AddressLimit {
  /** @throws Refusal `too_many_requests` when the count is used up; counts nothing */
  assertOpen(address: string, subject?: string): Promise<void>
  /** Counts one, or as many as it weighs. @throws Refusal `too_many_requests` when it is one too many */
  count(address: string, subject?: string, weight?: number): Promise<void>
  /** Begins again at nought: the right password came. */
  clear(address: string, subject?: string): Promise<void>
}

interface LimitSettings {
  name: string
  /** So many are let through. */
  times: number
  seconds: number
  /** What there were too many of; absent: attempts. */
  what?: string
}

export function createLimit(pool: pg.Pool, { name, times, seconds, what = 'attempts' }: LimitSettings): AddressLimit {
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
  return {
    async assertOpen(address, subject) {
      const used = await limiter.get(keyOf(address, subject))
      if (used && used.consumedPoints >= times) throw tooMany(what, used.msBeforeNext)
    },
    async count(address, subject, weight = 1) {
      try {
        await limiter.consume(keyOf(address, subject), weight)
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw tooMany(what, refused.msBeforeNext)
        throw refused
      }
    },
    async clear(address, subject) {
      await limiter.delete(keyOf(address, subject))
    },
  }
}

/** Hashed: a key of the table has 255 signs, and says nothing of who tried. An address counts the same in each writing of it. */
function keyOf(address: string, subject = ''): string {
  return createHash('sha256')
    .update(`${networkOf(address)}\n${emailKey(subject)}`)
    .digest('base64url')
}

function tooMany(what: string, waitMs: number): Refusal {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  const sentence = `Too many ${what}. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  return new Refusal('too_many_requests', sentence, { retryAfterSeconds: waitMs / 1000, beside: { detail: sentence } })
}
