import type { Connection } from '@corner/server/database/database.ts'
import pg from 'pg'
import type { BenchDatabase } from '../bench-database.ts'
import { DAYS, type LinkedTeam } from '../linked-team.ts'
import { copyDays } from './copy-days.ts'
import { createOwnDatabase } from './own-database.ts'
import { type Pattern, TABLES } from './pattern.ts'
import { fillPeople, TEAM_SIZE } from './people.ts'
import { withoutIndexes } from './without-indexes.ts'

export interface ScaledClub {
  athletes: number
  /** With the server's role. */
  connection: Connection
  /** With the superuser's role. */
  superuser: Connection
  /** The measured team, with 90 days whatever the others have. */
  team: LinkedTeam
  filledInSeconds: number
}

/** A database of its own in the bench's cluster, migrated and filled. */
export async function fillScaledClub(
  bench: BenchDatabase,
  patterns: readonly Pattern[],
  { athletes, days }: { athletes: number; days: number },
): Promise<ScaledClub> {
  const begunMs = performance.now()
  const own = await createOwnDatabase(bench, `scale_${athletes}`)
  await using filled = await connect(own.superuser)
  const { client } = filled
  await client.query('set synchronous_commit = off')
  // Its work on half-filled tables would be done anew below.
  await client.query('alter system set autovacuum = off')
  await client.query('select pg_reload_conf()')
  await fillPeople(client, athletes, days)
  const ids = await findAthletes(client)
  await withoutIndexes(client, TABLES, async () => {
    await copyDays(client, patterns, ids.slice(0, TEAM_SIZE), DAYS)
    await copyDays(client, patterns, ids.slice(TEAM_SIZE), days)
  })
  // What autovacuum does in the course of days.
  await client.query('vacuum (analyze)')
  await client.query('checkpoint')
  return {
    athletes,
    ...own,
    team: await findMeasuredTeam(client, ids.slice(0, TEAM_SIZE)),
    filledInSeconds: (performance.now() - begunMs) / 1000,
  }
}

async function connect(connection: Connection) {
  const client = new pg.Client(connection)
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

async function findAthletes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from users where role = 'athlete' order by split_part(username, '-', 2)::int`,
  )
  return rows.map(({ id }) => id)
}

async function findMeasuredTeam(client: pg.ClientBase, athleteIds: string[]): Promise<LinkedTeam> {
  const { rows } = await client.query<{ id: string }>(`select id from teams where athlete_code = 'A-0'`)
  const [team] = rows
  if (!team) throw new Error('The team was not stored')
  return { id: team.id, athleteIds, coachCode: 'C-0' }
}
