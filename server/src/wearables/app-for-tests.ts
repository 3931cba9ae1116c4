import { Refusal } from '@corner/contract/refusal.ts'
import type { Role } from '@corner/contract/roles.ts'
import { whoopProvider } from '@corner/wearables/whoop/whoop.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { createApp } from '../http/app.ts'
import { HTTP_TIMEOUTS } from '../http/timeouts.ts'
import { createJobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { createRateLimits } from '../rate-limits/rate-limits.ts'
import { loadKeyRing } from '../secrets/key-ring.ts'
import type { TestDatabase } from '../testing/database.ts'
import { wearableRoutes } from './routes.ts'
import { createWearables } from './wearables.ts'

/** The same in every process of a test, so that one decrypts what another encrypted. */
export const TEST_KEY = Buffer.alloc(32, 7).toString('base64')

/** Short, so that a test does not wait a minute for a slow upload to end. */
const WAITS = {
  ...HTTP_TIMEOUTS,
  headMs: 10_000,
  uploadMs: 4_000,
  fileMs: 4_000,
  uploadProgress: { everyMs: 1_500, bytes: 100 },
}

/**
 * The wearables of one server process, with its own pool; jobs run once `start()` is called. Retries come without pauses. Its
 * `database` is for a test's own rows and checks: it sees all rows, which the wearables do not.
 */
export async function openWearables(
  { connection, unbound }: TestDatabase,
  environment: Record<string, string>,
  now: () => Date = () => new Date(),
  from: 'whoop' | 'configured' = 'whoop',
  mail?: Mail,
) {
  const database = openDatabase(openPool(unbound))
  const pool = openPool(connection)
  const own = openDatabase(pool)
  const configuration: Configuration = readConfiguration({ PUBLIC_URL: 'http://corner.test', ...environment })
  const keyRing = await loadKeyRing(TEST_KEY, '/nowhere')
  const provider = from === 'whoop' ? whoopProvider({ now, pause: async () => {}, random: Math.random }) : undefined
  const jobs = createJobs(connection, () => wearables.everyQueue)
  const wearables = createWearables({
    database: own,
    connection,
    jobs,
    configuration,
    keyRing,
    limits: createRateLimits(pool),
    ...(mail && { mail }),
    now,
    ...(provider && { provider }),
  })
  const start = async () => {
    await jobs.start()
    await wearables.resume()
  }
  const stop = async () => {
    await jobs.stop()
    await wearables.stop()
  }
  afterAll(async () => {
    await stop()
    await own.destroy()
    await database.destroy()
  })
  // What most tests are about: the links with one provider.
  const setUp = configuration.providers.findLast(({ app }) => app !== undefined)?.name ?? ''
  const sync = wearables.makers.of(from === 'whoop' ? 'whoop' : setUp)
  const { links, budgets } = sync
  return { ...wearables, links, budgets, sync, database, pool, start, stop }
}

/**
 * The wearables' routes of one server process. A header names the caller, because authentication belongs to the accounts area.
 */
export async function startWearableApp(...parts: Parameters<typeof openWearables>) {
  const wearables = await openWearables(...parts)
  const app = await createApp({
    trustProxy: false,
    logLevel: 'silent',
    waits: WAITS,
    authenticate: async ({ headers }) => {
      if (typeof headers['x-caller'] !== 'string') throw new Refusal('not_signed_in', 'Sign in first')
      return { user_id: headers['x-caller'], role: 'athlete' satisfies Role, session_id: 'test' }
    },
  })
  await wearableRoutes(app, wearables, { limits: createRateLimits(wearables.pool) })
  await app.ready()
  afterAll(() => app.close())
  return { ...wearables, app, call: callerOf(app) }
}

function callerOf(app: FastifyInstance) {
  return async (userId: string, method: 'GET' | 'POST', url: string, body?: object) => {
    const reply = await app.inject({ method, url, headers: { 'x-caller': userId }, ...(body && { payload: body }) })
    return { status: reply.statusCode, body: reply.json() }
  }
}
