import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { ADMINISTRATOR } from './club.ts'
import { isReached, reach } from './milestone-store.ts'
import { hasUsers, hasUserWithEmail } from './store.ts'

/** What a database is for: the demo, or a club that is served. */
export type Purpose = 'demo' | 'service'

/** Written at each start, before anybody can sign in. */
const DEMO = 'demo'
const SERVICE = 'service'
/** The mark of demos from releases before the two marks above (fill-demo.ts). */
const OLDER_DEMO_MARKS = ['demo_club_created', 'demo_filled']

/** Whether a milestone says that the database is a demo's. */
export function isDemoMark(milestone: string): boolean {
  return milestone === DEMO || OLDER_DEMO_MARKS.includes(milestone)
}

/** Whether a milestone says that the database is a club's. */
export function isServiceMark(milestone: string): boolean {
  return milestone === SERVICE
}

/** What a database was started for, one without tables too; undefined: it never was. */
export async function readPurpose(database: Database): Promise<Purpose | undefined> {
  const { rows } = await sql<{ missing: boolean }>`select to_regclass('public.milestones') is null as missing`.execute(
    database,
  )
  if (rows[0]?.missing) return undefined
  if (await isDemo(database)) return 'demo'
  return (await isReached(database, SERVICE)) ? 'service' : undefined
}

/**
 * Marks the database as a demo's. The demo's passwords are published, so its accounts must never be created in a club's
 * database.
 * @throws StartFailure when it is a club's
 */
export function claimForDemo(database: Database): Promise<void> {
  return claim(database, DEMO, async (transaction) => {
    const isService = await isReached(transaction, SERVICE)
    if (isService || (!(await isDemo(transaction)) && (await hasUsers(transaction))))
      throw new StartFailure(
        'This database holds a club, and the demo would add accounts whose passwords are published. npm run serve starts the club; for the demo, leave DATA_DIR and DATABASE_URL away or name others.',
      )
  })
}

/** Marks the database as a club's. @throws StartFailure when a demo was ever started on it */
export function claimForService(database: Database): Promise<void> {
  return claim(database, SERVICE, async (transaction) => {
    if (await isDemo(transaction))
      throw new StartFailure(
        'This database holds the demo, whose passwords are published. For a club, set DATA_DIR to another folder, or DATABASE_URL to another database; npm start starts the demo.',
      )
  })
}

/** Serializes starts: a demo and a service that start together on one database must not both claim it. */
async function claim(database: Database, purpose: Purpose, check: (transaction: Database) => Promise<void>) {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('purpose of the database', 0))`.execute(transaction)
    await check(transaction)
    await reach(transaction, purpose)
  })
}

/**
 * A demo of the first releases has no mark, but always its administrator. In a club that is marked anybody may have registered
 * with that address, and must not keep it from starting.
 */
async function isDemo(db: Database): Promise<boolean> {
  for (const mark of [DEMO, ...OLDER_DEMO_MARKS]) if (await isReached(db, mark)) return true
  if (await isReached(db, SERVICE)) return false
  return hasUserWithEmail(db, ADMINISTRATOR.email)
}
