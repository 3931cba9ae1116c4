import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { capChanges, deleteFutureRecords } from '../../measurements/day-check-store.ts'
import { upsertRecords } from '../../measurements/ingest-upsert.ts'
import { storeBodyMeasurement, storeProfile } from '../../wearables/link/person-store.ts'
import { keepUnreadable } from '../../wearables/sync/unreadable-store.ts'
import type { Schema } from '../schema.ts'
import type { VisibleDatabase } from '../visible-athletes.ts'

/** Sends nothing, and keeps what it would have sent. */
const sent: string[] = []
const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: ({ query }) => {
    sent.push(query.sql)
  },
}) as unknown as VisibleDatabase

const series = { user_id: '00000000-0000-7000-8000-000000000001', provider: 'whoop' }
const upserting = (kind: 'cycle' | 'sleep' | 'recovery' | 'workout') => () =>
  upsertRecords(db, series, kind, [{ raw: {} } as never])

it.each([
  ['cycles', upserting('cycle')],
  ['sleeps', upserting('sleep')],
  ['recoveries', upserting('recovery')],
  ['workouts', upserting('workout')],
  ['wearable_profiles', () => storeProfile(db, series, { raw: {} } as never)],
  ['body_measurements', () => storeBodyMeasurement(db, series, { raw: {} } as never)],
  ['unreadable_records', () => keepUnreadable(db, series, [{ kind: 'cycle' } as never], new Date(), 1)],
])(
  'calls no clock where a row of %s is there already, since Citus takes only immutable functions',
  async (table, write) => {
    sent.length = 0
    await write()
    const clause = sent.find((text) => text.includes(table))?.split('on conflict')[1]
    expect(clause).toContain('do update set')
    expect(clause).not.toMatch(/now\(\)|current_|clock_timestamp/)
  },
)

it('counts the records that are written by what the statement returns: Citus reports as affected what it has read', async () => {
  sent.length = 0
  await upsertRecords(db, series, 'sleep', [{ raw: {} } as never])
  expect(sent.at(-1)).toMatch(/returning 1$/)
})

it('adds no interval to a column in a change, since Citus takes only immutable functions of columns', async () => {
  sent.length = 0
  await deleteFutureRecords(db, series)
  await capChanges(db, series)
  expect(sent.length).toBeGreaterThan(5)
  for (const text of sent) expect(text).not.toMatch(/_at"? \+ interval/)
})
