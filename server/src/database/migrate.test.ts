import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase, openPool } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { EVERY_MIGRATION } from './migrations/every-migration.ts'

const { owner } = await createTestDatabase({ onCitus: 'never' })

/** As databases of earlier releases have recorded them. */
const EARLIER_NAMES = {
  '0001-initial-schema': '0001-the-house',
  '0012-provider-failures': '0012-bad-minutes',
  '0013-event-retries': '0013-missed-news',
}

it('takes a migration that ran under its earlier name for the same one, and runs only those that are missing', async () => {
  await using database = openDatabase(openPool(owner))
  const appliedNames = async () => {
    const { rows } = await sql<{ name: string }>`select name from applied_migrations order by name`.execute(database)
    return rows.map(({ name }) => name)
  }
  for (const [name, before] of Object.entries(EARLIER_NAMES))
    await sql`update kysely_migration set name = ${before} where name = ${name}`.execute(database)
  const newest = [
    '0015-last-sign-ins',
    '0016-backups',
    '0017-large-clubs',
    '0018-other-values',
    '0019-record-sources',
    '0020-file-imports',
    '0021-link-choices',
  ]
  await sql`drop table record_sources`.execute(database)
  await sql`alter table recoveries drop column other_values`.execute(database)
  await sql`drop table imports`.execute(database)
  for (const table of ['cycles', 'sleeps', 'recoveries', 'workouts'])
    await sql`alter table ${sql.table(table)} drop column import_id`.execute(database)
  await sql`alter table wearable_connections drop column paused_at, drop column data_deleted_at,
    drop column ended_at, drop column reminders_sent, drop column reminded_at, drop column reminders_off`.execute(
    database,
  )
  await sql`delete from kysely_migration where name = any(${newest})`.execute(database)
  await sql`drop index users_by_name, users_search, oauth_states_user, invitations_inviter, password_links_issuer`.execute(
    database,
  )
  await sql`drop table backup_settings`.execute(database)
  await sql`drop index audit_lines_sign_ins`.execute(database)
  expect(await appliedNames()).toEqual(expect.arrayContaining(Object.values(EARLIER_NAMES)))

  await migrateDatabase(owner)
  expect(await appliedNames()).toEqual(Object.keys(EVERY_MIGRATION))
  const { rows } = await sql`select from pg_indexes where indexname = 'audit_lines_sign_ins'`.execute(database)
  expect(rows).toHaveLength(1)

  await migrateDatabase(owner)
  expect(await appliedNames()).toEqual(Object.keys(EVERY_MIGRATION))
})
