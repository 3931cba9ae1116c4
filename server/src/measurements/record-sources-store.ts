import type { MeasureGroup } from '@corner/contract/entities/record-sources.ts'
import { sql } from 'kysely'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { daysOfRow, type RecordDays } from './record-days-store.ts'
import type { Series } from './series.ts'

/** Of which days an athlete has records of a maker, and what they chose it for. */
export interface MakerDays {
  provider: string
  days: RecordDays
  chosen_for: readonly string[]
}

/** By user id, for those who have records; a maker without any is named where it was chosen. */
export async function findMakerDays(
  db: VisibleDatabase,
  userIds: readonly string[],
): Promise<Map<string, MakerDays[]>> {
  const rows = await db
    .selectFrom('record_sources')
    .selectAll()
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
    .orderBy('user_id')
    .orderBy('provider')
    .execute()
  const found = new Map<string, MakerDays[]>()
  for (const { user_id, provider, chosen_for, ...row } of rows) {
    const makers = found.get(user_id) ?? []
    makers.push({ provider, days: daysOfRow(row), chosen_for })
    found.set(user_id, makers)
  }
  return found
}

/** Takes back the athlete's choice for a group, and chooses this maker if one is given. */
export async function chooseMaker(
  db: VisibleDatabase,
  userId: string,
  group: MeasureGroup,
  provider: Series['provider'] | null,
): Promise<void> {
  await db
    .updateTable('record_sources')
    .set({ chosen_for: sql<string[]>`array_remove(chosen_for, ${group})` })
    .where('user_id', '=', userId)
    .execute()
  if (provider === null) return
  await db
    .insertInto('record_sources')
    .values({ user_id: userId, provider, chosen_for: [group] })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({
        chosen_for: sql<string[]>`array_append(record_sources.chosen_for, ${group})`,
      }),
    )
    .execute()
}
