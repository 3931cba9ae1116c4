import {
  bodyMeasurementRecord,
  cycleRecord,
  profileRecord,
  recoveryRecord,
  sleepRecord,
  workoutRecord,
} from '@corner/wearables/whoop/mapping.ts'
import * as replies from '@corner/wearables/whoop/replies-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { storeRecords } from '../../measurements/ingest.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { storeBodyMeasurement, storeProfile } from '../../wearables/link/person-store.ts'
import { type Database, openDatabase, openPool } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'
import { asSeenBy } from '../visible-athletes.ts'
import { EVERY_MIGRATION } from './every-migration.ts'

/** The newest migration of the database that is brought up to date; those after it are tested. */
const FILLED_UNTIL = '0014-ai-cost'
const MEASUREMENTS = ['cycles', 'sleeps', 'recoveries', 'workouts', 'wearable_profiles', 'body_measurements']

const [fresh, upgraded] = [
  await createTestDatabase({ onCitus: 'never' }),
  await createTestDatabase({ onCitus: 'never' }),
]
const [ofToday, ofThen] = [openDatabase(openPool(fresh.unbound)), openDatabase(openPool(upgraded.unbound))]
afterAll(() => Promise.all([ofToday.destroy(), ofThen.destroy()]))

/** What a sync stores today, of replies with every field. */
async function sync(user_id: string): Promise<void> {
  const series = { user_id, provider: 'whoop' }
  await storeRecords(ofToday, series, {
    cycles: [cycleRecord(replies.cycleReply)],
    sleeps: [sleepRecord(replies.sleepReply)],
    recoveries: [recoveryRecord(replies.recoveryReply)],
    workouts: [workoutRecord(replies.workoutReply)],
  })
  await asSeenBy(ofToday, [user_id], async (db) => {
    await storeProfile(db, series, profileRecord(replies.profileReply))
    await storeBodyMeasurement(db, series, bodyMeasurementRecord(replies.bodyMeasurementReply))
  })
}

/** The tables as they were after `FILLED_UNTIL`, empty but for this user. */
async function goBack(userId: string): Promise<void> {
  await sql`drop schema public cascade`.execute(ofThen)
  await sql`create schema public authorization corner`.execute(ofThen)
  const until = Object.entries(EVERY_MIGRATION).filter(([name]) => name <= FILLED_UNTIL)
  await migrateDatabase(upgraded.owner, Object.fromEntries(until))
  await sql`insert into users (id, username, email, password_hash, first_name, last_name, role)
    values (${userId}, 'ada', 'ada@corner.example', '-', 'Ada', 'Tester', 'athlete')`.execute(ofThen)
}

async function rowOf(db: Database, table: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(stored) as row from ${sql.table(table)} stored`.execute(db)
  return rows[0]?.row
}

it('fills each new column of stored rows as a sync of the same replies does: they are not written again', async () => {
  const athlete = await addAthlete(ofToday)
  await sync(athlete)
  await goBack(athlete)
  const synced = new Map<string, object | undefined>()
  for (const table of MEASUREMENTS) {
    const row = await rowOf(ofToday, table)
    synced.set(table, row)
    await sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)})).*`.execute(ofThen)
  }

  await migrateDatabase(upgraded.owner)

  for (const table of MEASUREMENTS) {
    expect(await rowOf(ofThen, table), table).toEqual(synced.get(table))
    expect(synced.get(table), table).toHaveProperty('raw')
  }
})

it('shows a migration the rows of every athlete, and the owner none of them afterwards', async () => {
  await ofToday.deleteFrom('users').execute()
  await sync(await addAthlete(ofToday))
  await sync(await addAthlete(ofToday))

  await migrateDatabase(fresh.owner, {
    ...EVERY_MIGRATION,
    '9999-filled-from-raw': {
      up: async (db) => {
        for (const table of MEASUREMENTS) {
          await sql`alter table ${sql.table(table)} add column filled text`.execute(db)
          await sql`update ${sql.table(table)} set filled = raw::text`.execute(db)
        }
      },
    },
  })

  const owner = openDatabase(openPool(fresh.owner))
  for (const table of MEASUREMENTS) {
    const { rows } = await sql`select from ${sql.table(table)} where filled is not null`.execute(ofToday)
    expect(rows, table).toHaveLength(2)
    expect(await rowOf(owner, table), table).toBeUndefined()
  }
  await owner.destroy()
})
