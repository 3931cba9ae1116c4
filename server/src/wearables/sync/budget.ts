import { RequestBudgetSpent } from '@corner/wearables/failures.ts'
import type { RequestBudget } from '@corner/wearables/provider.ts'
import type { Links } from '../links.ts'
import { blockRequests, type Ceilings, readBudget, takeRequests } from './budget-store.ts'

/** Who asks: news of a record, the reconciling poll, or the first download of somebody's past. */
export type Priority = 'webhook' | 'poll' | 'backfill'

const IN_ORDER = ['webhook', 'poll', 'backfill'] as const

/** The part of a minute and of a day that a priority may find used and still ask: the rest is kept for those above it. */
const SHARES: Record<Priority, number> = { webhook: 1, poll: 0.9, backfill: 0.8 }
/** A wait for the next minute is worth it, one for the next day is a job's to put off. */
const LONGEST_WAIT_SECONDS = 90
/** A 429 without a word on when to come back. */
const UNKNOWN_WAIT_SECONDS = 60

export interface RequestBudgets {
  of(priority: Priority): RequestBudget
}

export interface BudgetLeft {
  minute: number
  day: number
  blocked_until: Date | null
}

/** What the provider still lets us ask, for the operator. */
export async function budgetLeft({ database, provider, requestsAMinute, requestsADay }: Links): Promise<BudgetLeft> {
  const { minute_used, day_used, blocked_until } = await readBudget(database, provider.name)
  return {
    minute: Math.max(0, requestsAMinute - minute_used),
    day: Math.max(0, requestsADay - day_used),
    blocked_until,
  }
}

interface Waiting {
  resolve(): void
  reject(reason: unknown): void
}

/**
 * One process's access to the budget that all share. Who waits at the same time is served by one query, webhooks before polls
 * before backfills: so a busy sync costs few round trips, and no request is set aside that nobody makes.
 */
export function createRequestBudgets(links: Links): RequestBudgets {
  const queues: Record<Priority, Waiting[]> = { webhook: [], poll: [], backfill: [] }
  const resting: Partial<Record<Priority, NodeJS.Timeout>> = {}
  let serving = false

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
    const wanted = queue.length
    try {
      const { granted, waitSeconds } = await takeRequests(
        links.database,
        links.provider.name,
        wanted,
        ceilingsOf(links, priority),
      )
      for (const { resolve } of queue.splice(0, granted)) resolve()
      if (granted < wanted) rest(priority, waitSeconds)
    } catch (error) {
      for (const { reject } of queue.splice(0)) reject(error)
    }
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
      take: () =>
        new Promise((resolve, reject) => {
          queues[priority].push({ resolve, reject })
          void serve()
        }),
      async report({ remaining, resetSeconds, refused }) {
        if (!refused && remaining !== 0) return
        if (!refused && resetSeconds === null) return
        await blockRequests(links.database, links.provider.name, resetSeconds ?? UNKNOWN_WAIT_SECONDS)
      },
    }),
  }
}

function ceilingsOf({ requestsAMinute, requestsADay }: Links, priority: Priority): Ceilings {
  const share = SHARES[priority]
  return {
    minute: Math.max(1, Math.floor(requestsAMinute * share)),
    day: Math.max(1, Math.floor(requestsADay * share)),
  }
}
