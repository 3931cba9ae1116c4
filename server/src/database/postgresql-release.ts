import type { PostgresqlRelease } from '@corner/contract/entities/teams.ts'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * The newest minor release of each major one that Corner runs on, as of 28 November 2026. Raise it with each release of Corner.
 * Source: the release notes (postgresql.org/docs/release) up to 18.5. 18.6 follows from Debian's changelog of 15.20 (13 November
 * 2026): the minor releases of all major ones are published on one day, 18.4 with 15.18 and 18.5 with 15.19.
 */
const NEWEST_KNOWN: Record<string, { release: string; published: string }> = {
  18: { release: '18.6', published: 'November 2026' },
}

/** The release of the database, and whether fixes are known that it lacks. */
export async function readPostgresqlRelease(db: Database): Promise<PostgresqlRelease> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  const release = rows[0]?.version.split(' ')[0] ?? ''
  return { release, newer: newerRelease(release) }
}

/** null: it is the newest known one, or of another major release, of which we do not know. */
export function newerRelease(version: string): PostgresqlRelease['newer'] {
  const [major = '', minor] = version.split('.')
  const newest = NEWEST_KNOWN[major]
  if (!newest || minor === undefined || Number(minor) >= Number(newest.release.split('.')[1])) return null
  return newest
}
