import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Club } from '../../measurements/club-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase, openPool } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'

const { owner, unbound } = await createTestDatabase({ onCitus: 'never' })

it('finds of stored records which days of which maker there are, by group; a cycle without a measure is none', async () => {
  await using database = openDatabase(openPool(unbound))
  const club = new Club(database)
  const [ada, ben] = [await club.addPerson('Ada', 'athlete'), await club.addPerson('Ben', 'athlete')]
  for (const day of ['2026-03-02', '2026-03-01', '2026-03-05']) await club.addSleep(ada, day)
  await club.addSleep(ada, '2025-01-01', { provider: 'polar' })
  await club.addCycle(ada, '2026-03-03', { strain: 0 })
  await club.addCycle(ada, '2026-03-01')
  await club.addRecovery(ada, '2026-03-04', { other_values: { hrv_sdnn_milli: 80 } })
  await club.addRecovery(ada, '2026-03-09', { score_state: 'PENDING_SCORE' })
  await club.addRecovery(ada, '2026-03-01', { date: null, recovery_score: 50 })
  await club.addWorkout(ben, '2026-03-07')
  // A database whose last migration is the one before.
  await sql`drop table record_sources, imports`.execute(database)
  for (const table of ['cycles', 'sleeps', 'recoveries', 'workouts'])
    await sql`alter table ${sql.table(table)} drop column import_id`.execute(database)
  await sql`alter table wearable_connections drop column paused_at, drop column data_deleted_at, drop column ended_at,
    drop column reminders_sent, drop column reminded_at, drop column reminders_off`.execute(database)
  await sql`delete from kysely_migration where name >= '0019-record-sources'`.execute(database)

  await migrateDatabase(owner)
  const rows = await database.selectFrom('record_sources').selectAll().orderBy('user_id').orderBy('provider').execute()
  const found = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)))
  const byAda = [
    {
      user_id: ada,
      provider: 'polar',
      sleep_from: '2025-01-01',
      sleep_until: '2025-01-01',
      chosen_for: [],
    },
    {
      user_id: ada,
      provider: 'whoop',
      recovery_from: '2026-03-04',
      recovery_until: '2026-03-04',
      sleep_from: '2026-03-01',
      sleep_until: '2026-03-05',
      activity_from: '2026-03-03',
      activity_until: '2026-03-03',
      chosen_for: [],
    },
  ]
  const byBen = {
    user_id: ben,
    provider: 'whoop',
    workouts_from: '2026-03-07',
    workouts_until: '2026-03-07',
    chosen_for: [],
  }
  expect(found).toHaveLength(3)
  expect(found).toEqual(expect.arrayContaining([...byAda, byBen]))
})
