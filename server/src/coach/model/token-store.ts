import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { deleteInBatches } from '../../database/delete-in-batches.ts'

/** Of one user and day. */
export interface Usage {
  tokens: number
  /** A millionth of a US dollar: integers add up without rounding errors. */
  cost_microdollars: number
}

export async function usageOf(db: Database, user_id: string, day: CalendarDay): Promise<Usage> {
  const row = await db
    .selectFrom('ai_usage')
    .select(['tokens', 'cost_microdollars'])
    .where('user_id', '=', user_id)
    .where('day', '=', day)
    .executeTakeFirst()
  return row ?? { tokens: 0, cost_microdollars: 0 }
}

/** Adds to the day's count and returns the new one: in one statement, so that concurrent questions are both counted. */
export function addUsage(db: Database, user_id: string, day: CalendarDay, used: Usage): Promise<Usage> {
  return db
    .insertInto('ai_usage')
    .values({ user_id, day, ...used })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({
        tokens: sql`ai_usage.tokens + excluded.tokens`,
        cost_microdollars: sql`ai_usage.cost_microdollars + excluded.cost_microdollars`,
      }),
    )
    .returning(['tokens', 'cost_microdollars'])
    .executeTakeFirstOrThrow()
}

/** Of all users together, and how many there were. */
export async function usageOfDay(db: Database, day: CalendarDay): Promise<Usage & { users: number }> {
  const row = await db
    .selectFrom('ai_usage')
    .select(({ fn }) => [
      fn.countAll<number>().as('users'),
      fn.sum<number>('tokens').as('tokens'),
      fn.sum<number>('cost_microdollars').as('cost_microdollars'),
    ])
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return {
    users: Number(row.users),
    tokens: Number(row.tokens),
    cost_microdollars: Number(row.cost_microdollars),
  }
}

export async function deleteUsageBefore(db: Database, day: CalendarDay): Promise<void> {
  await deleteInBatches(db, 'ai_usage', sql`day < ${day}`)
}
