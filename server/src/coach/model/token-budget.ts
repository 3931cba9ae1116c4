import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Database } from '../../database/database.ts'
import { addTokens, deleteTokensBefore, tokensOf } from './token-store.ts'

/** Long enough to look at a month's use. */
const KEPT_DAYS = 40

/** Of a text whose provider counted nothing: about four characters of English, or of JSON, are one token. */
const CHARACTERS_A_TOKEN = 4

/** What each user may take of the model in a day (UTC), counted in the database, so that all server processes know it. */
export class TokenBudget {
  private readonly database: Database
  private readonly tokensADay: number
  private readonly now: () => Date

  constructor({ database, tokensADay, now }: { database: Database; tokensADay: number; now: () => Date }) {
    this.database = database
    this.tokensADay = tokensADay
    this.now = now
  }

  /**
   * Asked before a question: with anything left it may begin, and end over the budget. Questions at the same time see the same
   * rest, so each of them may overrun it once, and stops at its next step.
   */
  async isUsedUp(user_id: string): Promise<boolean> {
    return (await tokensOf(this.database, user_id, utcDay(this.now()))) >= this.tokensADay
  }

  /** @returns whether something is left after these */
  async take(user_id: string, tokens: number): Promise<boolean> {
    return (await addTokens(this.database, user_id, utcDay(this.now()), tokens)) < this.tokensADay
  }
}

/** For the hourly clean-up. */
export async function deleteOldTokenCounts(database: Database, now: Date): Promise<void> {
  await deleteTokensBefore(database, utcDay(new Date(now.getTime() - KEPT_DAYS * 86_400_000)))
}

export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_A_TOKEN)
}

function utcDay(instant: Date): CalendarDay {
  return instant.toISOString().slice(0, 10) as CalendarDay
}
