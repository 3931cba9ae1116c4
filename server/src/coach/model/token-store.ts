import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export async function tokensOf(db: Database, user_id: string, day: CalendarDay): Promise<number> {
  const row = await db
    .selectFrom('ai_usage')
    .select('tokens')
    .where('user_id', '=', user_id)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.tokens ?? 0
}

/** Adds to the day's count and gives the new one: in one statement, so that two questions at once lose nothing. */
export async function addTokens(db: Database, user_id: string, day: CalendarDay, tokens: number): Promise<number> {
  const row = await db
    .insertInto('ai_usage')
    .values({ user_id, day, tokens })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({ tokens: sql`ai_usage.tokens + excluded.tokens` }),
    )
    .returning('tokens')
    .executeTakeFirstOrThrow()
  return row.tokens
}

export async function deleteTokensBefore(db: Database, day: CalendarDay): Promise<void> {
  await db.deleteFrom('ai_usage').where('day', '<', day).execute()
}
