import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { MEASURE_GROUPS, type MeasureGroup } from '@corner/contract/entities/record-sources.ts'
import { sql } from 'kysely'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { GROUP_RECORDS } from './group-records.ts'
import type { Series } from './series.ts'

/** The first and the last day with a record of each group; absent: there is none. */
export type RecordDays = Partial<Record<MeasureGroup, { from: CalendarDay; until: CalendarDay }>>

type Bounds = Record<`${MeasureGroup}_${'from' | 'until'}`, string | null>

const COLUMNS = MEASURE_GROUPS.flatMap((group) => [`${group}_from`, `${group}_until`] as const)

/** The noted days of a maker's records. */
export async function findRecordDays(db: VisibleDatabase, { user_id, provider }: Series): Promise<RecordDays> {
  const row = await db
    .selectFrom('record_sources')
    .select(COLUMNS)
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row ? daysOfRow(row) : {}
}

/** The makers whose days are noted, also those of whom there are no records left. */
export async function findNotedProviders(db: VisibleDatabase, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('record_sources').select('provider').where('user_id', '=', userId).execute()
  return rows.map(({ provider }) => provider)
}

/** Whether the athlete has records of another maker, or chose one. */
export async function hasAnotherMaker(db: VisibleDatabase, { user_id, provider }: Series): Promise<boolean> {
  const other = await db
    .selectFrom('record_sources')
    .select('provider')
    .where('user_id', '=', user_id)
    .where('provider', '<>', provider)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** The days as the stored records have them, read from the index of each table. */
export async function readRecordDays(db: VisibleDatabase, { user_id, provider }: Series): Promise<RecordDays> {
  const bounds = MEASURE_GROUPS.flatMap((group) => {
    const { table, measures } = GROUP_RECORDS[group]
    const isMeasured = measures ? measures.map((field) => `${field} is not null`).join(' or ') : 'true'
    return (['from', 'until'] as const).map(
      (bound) => sql`(select ${sql.raw(bound === 'from' ? 'min' : 'max')}(date) from ${sql.table(table)}
        where user_id = ${user_id} and provider = ${provider} and (${sql.raw(isMeasured)})) as ${sql.ref(`${group}_${bound}`)}`,
    )
  })
  const { rows } = await sql<Bounds>`select ${sql.join(bounds)}`.execute(db)
  return rows[0] ? daysOfRow(rows[0]) : {}
}

export async function keepRecordDays(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  days: RecordDays,
): Promise<void> {
  const bounds = Object.fromEntries(
    MEASURE_GROUPS.flatMap((group) => [
      [`${group}_from`, days[group]?.from ?? null],
      [`${group}_until`, days[group]?.until ?? null],
    ]),
  ) as Bounds
  await db
    .insertInto('record_sources')
    .values({ user_id, provider, ...bounds })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(bounds))
    .execute()
}

export async function deleteRecordDays(db: VisibleDatabase, { user_id, provider }: Series): Promise<void> {
  await db.deleteFrom('record_sources').where('user_id', '=', user_id).where('provider', '=', provider).execute()
}

/** The noted days of a row, by group. */
export function daysOfRow(row: Bounds): RecordDays {
  const days: RecordDays = {}
  for (const group of MEASURE_GROUPS) {
    const [from, until] = [row[`${group}_from`], row[`${group}_until`]]
    if (from !== null && until !== null) days[group] = { from, until }
  }
  return days
}
