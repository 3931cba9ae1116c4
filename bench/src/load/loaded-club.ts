import { AccessTokens } from '@corner/server/accounts/access-tokens.ts'
import { openPool } from '@corner/server/database/database.ts'
import { startSimulatedClouds } from '@corner/server/launch/simulated-clouds.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import type pg from 'pg'
import type { BenchDatabase } from '../bench-database.ts'
import { linkAthletes, wearersOf } from '../linked-athletes.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type SharedSettings, startProcesses } from './corner-processes.ts'

const ATHLETES_OF_A_TEAM = 50
const LOOK_EVERY_MS = 500

export interface LoadedClub extends SharedSettings {
  /** With the superuser's role, which sees all rows. */
  pool: pg.Pool
  balancer: Balancer
  coaches: readonly Coach[]
  athletes: readonly Athlete[]
}

export interface Person {
  id: string
  session_id: string
}

export interface Coach extends Person {
  team: Team
}

interface Team {
  id: string
  athleteIds: readonly string[]
}

export interface Athlete extends Person {
  /** Their number in the simulated WHOOP. */
  member: number
}

/** A club in teams of 50, whose athletes are linked with the simulated WHOOP and synced by the server's own jobs. */
export async function prepareClub(
  { connection, superuser }: BenchDatabase,
  size: { athletes: number; coaches: number; days: number },
  cleanUp: AsyncDisposableStack,
): Promise<LoadedClub> {
  const pool = cleanUp.adopt(openPool(superuser), (opened) => opened.end())
  const folder = await temporaryFolder(cleanUp)
  const balancer = await startBalancer(cleanUp)
  const clouds = await startSimulatedClouds({ dataDir: folder, cornerUrl: balancer.url, seed: undefined })
  cleanUp.defer(clouds.stop)
  const linked = await linkAthletes(connection, clouds, balancer.url, folder, wearersOf('whoop', size.athletes))
  await linked.wearables.stop()
  await linked.pool.end()
  const teams = await addTeams(
    pool,
    linked.links.map(({ user_id }) => user_id),
  )
  const coaches = await addCoaches(pool, teams, size.coaches)
  const sessions = await addSessions(
    pool,
    linked.links.map(({ user_id }) => user_id),
  )
  const athletes = sessions.map((person, place) => ({ ...person, member: place + 1 }))
  const { url: cornerUrl } = balancer
  const club = { connection, pool, folder, cornerUrl, clouds, balancer, days: size.days, coaches, athletes }
  await syncAll(club)
  return club
}

/** Signs people in, each for 15 minutes. */
export async function signTokens(club: LoadedClub, people: readonly Person[]): Promise<string[]> {
  const tokens = new AccessTokens(await loadKeyRing(undefined, club.folder), () => new Date())
  return Promise.all(people.map(({ id, session_id }) => tokens.sign({ user_id: id, session_id })))
}

async function addTeams(pool: pg.Pool, athleteIds: readonly string[]): Promise<Team[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with organization as (insert into organizations (name) values ('Load') returning id)
     insert into teams (organization_id, name, sport, coach_code, athlete_code)
     select id, 'Team ' || n, 'wrestling', upper(gen_random_uuid()::text), gen_random_uuid()
     from organization, generate_series(1, $1::int) n returning id`,
    [Math.ceil(athleteIds.length / ATHLETES_OF_A_TEAM)],
  )
  const teams = rows.map(({ id }, place) => ({
    id,
    athleteIds: athleteIds.slice(place * ATHLETES_OF_A_TEAM, (place + 1) * ATHLETES_OF_A_TEAM),
  }))
  for (const team of teams) await join(pool, team.athleteIds, team.id, 'athlete')
  return teams
}

async function addCoaches(pool: pg.Pool, teams: readonly Team[], count: number): Promise<Coach[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (username, email, password_hash, first_name, last_name, role)
     select 'coach' || n, 'coach' || n || '@load.example', '-', 'Cora', 'Coach ' || n, 'coach'
     from generate_series(1, $1::int) n returning id`,
    [count],
  )
  const people = await addSessions(
    pool,
    rows.map(({ id }) => id),
  )
  const coaches = people.flatMap((person, place) => {
    const team = teams[place % teams.length]
    return team ? [{ ...person, team }] : []
  })
  for (const { id, team } of coaches) await join(pool, [id], team.id, 'coach')
  return coaches
}

async function join(pool: pg.Pool, userIds: readonly string[], teamId: string, role: string): Promise<void> {
  await pool.query('insert into memberships (user_id, team_id, role) select unnest($1::uuid[]), $2, $3', [
    userIds,
    teamId,
    role,
  ])
}

/** Each with a refresh token: the hourly clean-up ends a session that has none. */
async function addSessions(pool: pg.Pool, userIds: readonly string[]): Promise<Person[]> {
  const { rows } = await pool.query<Person>(
    `with added as (insert into sessions (user_id) select unnest($1::uuid[]) returning user_id, id),
       tokens as (
         insert into refresh_tokens (token_hash, session_id, expires_at)
         select uuid_send(gen_random_uuid()), id, now() + interval '1 day' from added)
     select user_id as id, id as session_id from added`,
    [userIds],
  )
  return rows
}

/** By two server processes, which end afterwards: those that are measured begin with an empty memory. */
async function syncAll(club: LoadedClub): Promise<void> {
  await using processes = new AsyncDisposableStack()
  await startProcesses(club, 2, processes)
  for (;;) {
    const { rows } = await club.pool.query<{ open: number; failed: number }>(
      `select count(*) filter (where first_sync_state <> 'done')::int as open,
         count(*) filter (where first_sync_state = 'failed')::int as failed from wearable_connections`,
    )
    if (rows[0]?.failed) throw new Error(`${rows[0].failed} athletes could not be synced`)
    if (rows[0]?.open === 0) break
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  await club.pool.query('vacuum analyze')
}
