import { RequestBudgetSpent } from '@corner/wearables/failures.ts'
import type { RequestBudget } from '@corner/wearables/provider.ts'
import { logOf } from '../../log/log.ts'
import type { Links } from '../links.ts'
import {
  blockRequests,
  type Ceilings,
  readBudget,
  returnRequests,
  takeRequests,
  unblockRequests,
} from './budget-store.ts'

const log = logOf('wearables')

/** Who asks: news of a record, the reconciling poll, or the first download of somebody's past. */
export type Priority = 'webhook' | 'poll' | 'backfill'

const IN_ORDER = ['webhook', 'poll', 'backfill'] as const

/** The share of a minute's and a day's budget up to which a priority may ask: the rest is reserved for higher priorities. */
const SHARES: Record<Priority, number> = { webhook: 1, poll: 0.9, backfill: 0.8 }
/** A call waits for the next minute, but a wait for the next day is left to the job's retry. */
const LONGEST_WAIT_SECONDS = 90
/** A backfill makes many requests in a row, so it sets a few aside instead of asking the database for each. */
const SET_ASIDE = { partOfMinute: 0.05, most: 20 }
/** Unused ones are given back after this time, because others may wait for them. */
const KEPT_MS = 1_000
/** The wait after a 429 without a Retry-After. */
const UNKNOWN_WAIT_SECONDS = 60
/** A wait longer than the minute's limit explains is logged. */
const LONG_WAIT_SECONDS = 600
/** No limit of ours. */
const UNLIMITED: Ceilings = { minute: 2 ** 31 - 1, day: 2 ** 31 - 1, evenWhileBlocked: true }

export interface RequestBudgets {
  of(priority: Priority): RequestBudget
  /** Gives back what was set aside; call it before the database closes. */
  close(): Promise<void>
}

export interface BudgetLeft {
  minute: number
  day: number
  blocked_until: Date | null
  /** While it is blocked: when the next probe is due. */
  next_try_at: Date | null
}

/** The remaining requests that the provider allows, for the operator. */
export async function budgetLeft({ database, provider, requestsAMinute, requestsADay }: Links): Promise<BudgetLeft> {
  const { minute_used, day_used, blocked_until, next_try_at } = await readBudget(database, provider.name)
  return {
    minute: Math.max(0, requestsAMinute - minute_used),
    day: Math.max(0, requestsADay - day_used),
    blocked_until,
    next_try_at,
  }
}

/**
 * Counts a call of the token endpoint before it is made. Such calls never wait: a link that is not refreshed in time gets no
 * data at all, and there are few of them (one an hour per link, and what users trigger).
 */
export async function countTokenCall({ database, provider }: Links): Promise<void> {
  await takeRequests(database, provider.name, 1, UNLIMITED)
}

interface Waiting {
  resolve(): void
  reject(reason: unknown): void
}

/** Requests taken and not made yet. */
interface Stock {
  left: number
  minuteStart: Date
  giveBack: NodeJS.Timeout
}

/**
 * One process's access to the shared budget. Callers that wait at the same time are served by one query, webhooks before polls
 * before backfills.
 */
export function createRequestBudgets(links: Links): RequestBudgets {
  const queues: Record<Priority, Waiting[]> = { webhook: [], poll: [], backfill: [] }
  const resting: Partial<Record<Priority, NodeJS.Timeout>> = {}
  let stock: Stock | undefined
  let givingBack: Promise<void> = Promise.resolve()
  let serving = false
  let probing = false

  async function serve(): Promise<void> {
    if (serving) return
    serving = true
    try {
      for (;;) {
        const priority = IN_ORDER.find((each) => queues[each].length > 0 && !resting[each])
        if (!priority) return
        await serveQueue(priority)
      }
    } finally {
      serving = false
    }
  }

  async function serveQueue(priority: Priority): Promise<void> {
    const queue = queues[priority]
    const needed = queue.length
    const wanted = priority === 'backfill' ? Math.max(needed, setAside(links)) : needed
    try {
      const { granted, waitSeconds, minuteStart, isProbe } = await takeRequests(
        links.database,
        links.provider.name,
        wanted,
        ceilingsOf(links, priority),
      )
      probing ||= isProbe
      const served = queue.splice(0, granted)
      for (const { resolve } of served) resolve()
      if (granted > served.length) keep(granted - served.length, minuteStart)
      else if (queue.length > 0 && granted < needed) rest(priority, waitSeconds)
    } catch (error) {
      for (const { reject } of queue.splice(0)) reject(error)
    }
  }

  function keep(left: number, minuteStart: Date): void {
    dropStock()
    const giveBack = setTimeout(dropStock, KEPT_MS).unref()
    stock = { left, minuteStart, giveBack }
  }

  function dropStock(): void {
    if (!stock) return
    const { left, minuteStart, giveBack } = stock
    stock = undefined
    clearTimeout(giveBack)
    if (left > 0)
      givingBack = returnRequests(links.database, links.provider.name, left, minuteStart).catch((error) => {
        log.warn('Requests that were not made stay counted', { err: error })
      })
  }

  function rest(priority: Priority, seconds: number): void {
    if (seconds > LONGEST_WAIT_SECONDS) {
      for (const { reject } of queues[priority].splice(0)) reject(new RequestBudgetSpent(seconds))
      return
    }
    const wake = () => {
      delete resting[priority]
      void serve()
    }
    resting[priority] = setTimeout(wake, seconds * 1000 + 20).unref()
  }

  return {
    of: (priority) => ({
      take: async () => {
        if (priority === 'backfill' && stock && stock.left > 0) {
          stock.left -= 1
          return
        }
        await new Promise<void>((resolve, reject) => {
          queues[priority].push({ resolve, reject })
          void serve()
        })
      },
      async report({ remaining, resetSeconds, refused, answered }) {
        if (probing && answered && remaining !== 0) {
          probing = false
          await unblockRequests(links.database, links.provider.name)
        }
        if (!refused && remaining !== 0) return
        if (!refused && resetSeconds === null) return
        const toProbe = probing
        probing = false
        dropStock()
        const seconds = resetSeconds ?? UNKNOWN_WAIT_SECONDS
        if (seconds > LONG_WAIT_SECONDS)
          log.warn('The provider wants no requests for a while; one an hour finds out whether it still does', {
            provider: links.provider.name,
            minutes: Math.round(seconds / 60),
          })
        await blockRequests(links.database, links.provider.name, seconds, toProbe)
      },
    }),
    async close() {
      dropStock()
      await givingBack
    },
  }
}

function setAside({ requestsAMinute }: Links): number {
  return Math.max(1, Math.min(SET_ASIDE.most, Math.floor(requestsAMinute * SET_ASIDE.partOfMinute)))
}

function ceilingsOf({ requestsAMinute, requestsADay }: Links, priority: Priority): Ceilings {
  const share = SHARES[priority]
  return {
    minute: Math.max(1, Math.floor(requestsAMinute * share)),
    day: Math.max(1, Math.floor(requestsADay * share)),
  }
}
