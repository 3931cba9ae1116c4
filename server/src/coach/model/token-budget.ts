import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import type { Database } from '../../database/database.ts'
import { addUsage, deleteUsageBefore, type Usage, usageOf } from './token-store.ts'
import { costOf, countedTokens, type TokenUse } from './token-use.ts'

/** Long enough to look at a month's use. */
const KEPT_DAYS = 40

const MICRODOLLARS = 1_000_000

interface BudgetParts {
  database: Database
  configuration: Pick<AiConfiguration, 'tokensADay' | 'costADay' | 'prices'>
  now: () => Date
}

/** What each user may spend on the model in a day (UTC), counted in the database, so that all server processes share it. */
export class TokenBudget {
  private readonly parts: BudgetParts

  constructor(parts: BudgetParts) {
    this.parts = parts
  }

  /**
   * Checked before a question: it may start if anything is left, and end over the budget. Concurrent questions see the same
   * remaining budget, so each of them may exceed it once, and stops at its next step.
   */
  async isUsedUp(user_id: string): Promise<boolean> {
    const { database, now } = this.parts
    return !this.isLeft(await usageOf(database, user_id, utcDay(now())))
  }

  /** @returns whether something is left after these */
  async take(user_id: string, use: TokenUse): Promise<boolean> {
    const { database, now, configuration } = this.parts
    const cost = costOf(use, configuration.prices) ?? 0
    const taken = {
      tokens: countedTokens(use, configuration.prices),
      cost_microdollars: Math.round(cost * MICRODOLLARS),
    }
    return this.isLeft(await addUsage(database, user_id, utcDay(now()), taken))
  }

  private isLeft({ tokens, cost_microdollars }: Usage): boolean {
    const { tokensADay, costADay = Number.POSITIVE_INFINITY } = this.parts.configuration
    return tokens < tokensADay && cost_microdollars < costADay * MICRODOLLARS
  }
}

/** For the hourly clean-up. */
export async function deleteOldTokenCounts(database: Database, now: Date): Promise<void> {
  await deleteUsageBefore(database, utcDay(new Date(now.getTime() - KEPT_DAYS * 86_400_000)))
}

/** The day that a use counts for. */
export function utcDay(instant: Date): CalendarDay {
  return instant.toISOString().slice(0, 10) as CalendarDay
}

/** The stored form of a cost in US dollars. */
export function dollarsOf(microdollars: number): number {
  return microdollars / MICRODOLLARS
}
