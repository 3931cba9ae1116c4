import { AccessTokens } from '@corner/server/accounts/access-tokens.ts'
import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { openDatabase, openPool } from '@corner/server/database/database.ts'
import { createJobs } from '@corner/server/jobs/jobs.ts'
import { createRateLimits } from '@corner/server/rate-limits/rate-limits.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import { buildServer } from '@corner/server/server.ts'
import type { HotWorkParts } from '@corner/server/testing/hot-work.ts'
import { createWearables } from '@corner/server/wearables/wearables.ts'
import type pg from 'pg'
import { createDuplicateTeam } from '../linked-team.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import type { ScaledClub } from './scaled-club.ts'

export interface ServedClub extends ScaledClub {
  /** With the superuser's role. */
  pool: pg.Pool
  parts: HotWorkParts
  /** The next call is about a team with the same people that was not read before, by people who have just signed in. */
  renew(): Promise<void>
}

/** Requests a day that an athlete's webhooks and polls need: the provider's limit is not what is measured. */
const REQUESTS_OF_AN_ATHLETE = 40

/** Corner's server on the club's database, in this process. Jobs are sent, and nobody works on them. */
export async function serveClub(club: ScaledClub, cleanUp: AsyncDisposableStack): Promise<ServedClub> {
  const folder = await temporaryFolder(cleanUp)
  const pool = cleanUp.adopt(openPool(club.superuser), (opened) => opened.end())
  const own = cleanUp.adopt(openPool(club.connection), (opened) => opened.end())
  const configuration = readConfiguration({
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://127.0.0.1',
    WHOOP_CLIENT_ID: 'corner',
    WHOOP_CLIENT_SECRET: 'secret',
    WHOOP_REQUESTS_A_DAY: String(club.athletes * REQUESTS_OF_AN_ATHLETE),
  })
  const now = () => new Date()
  const common = { database: openDatabase(own), connection: club.connection, configuration, now }
  const keyRing = await loadKeyRing(undefined, folder)
  const app = await buildServer({
    ...common,
    pools: { page: own, reserved: own, work: own },
    owner: club.connection,
    dataDir: folder,
    restart: () => {},
    keyRing,
  })
  cleanUp.defer(() => app.close())
  const jobs = createJobs(club.connection, () => wearables.everyQueue)
  const wearables = createWearables({ ...common, keyRing, jobs, limits: createRateLimits(own) })
  cleanUp.defer(async () => {
    await jobs.stop()
    await wearables.stop()
  })
  const tokens = new AccessTokens(keyRing, now)
  const findSession = async (username: string) => {
    const { rows } = await pool.query<{ user_id: string; session_id: string }>(
      `select user_id, sessions.id as session_id from sessions join users on users.id = user_id where username = $1`,
      [username],
    )
    const [session] = rows
    if (!session) throw new Error(`${username} has no session`)
    return session
  }
  const sessions = {
    coach: await findSession('coach-0'),
    administrator: await findSession('admin-0'),
    athlete: await findSession('athlete-0'),
  }
  /** A token is valid for fifteen minutes, and a large club is filled for longer. */
  const signIn = async (role: keyof typeof sessions) => ({
    authorization: `Bearer ${await tokens.sign(sessions[role])}`,
  })
  let { team } = club
  const parts: HotWorkParts = {
    app,
    database: common.database,
    wearables,
    coach: await signIn('coach'),
    coachCaller: { ...sessions.coach, role: 'coach' },
    administrator: await signIn('administrator'),
    athlete: await signIn('athlete'),
    teamId: () => team.id,
    athleteId: team.athleteIds[1] ?? '',
  }
  const renew = async () => {
    // Nobody coaches hundreds of teams.
    if (team.id !== club.team.id) await pool.query('delete from teams where id = $1', [team.id])
    team = await createDuplicateTeam(pool, club.team)
    for (const role of ['coach', 'administrator', 'athlete'] as const) parts[role] = await signIn(role)
  }
  return { ...club, pool, parts, renew }
}
