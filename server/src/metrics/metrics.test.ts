import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, it, vi } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createJobs, type Queue } from '../jobs/jobs.ts'
import { createTestApp } from '../testing/app.ts'
import { captureLog } from '../testing/captured-log.ts'
import { People } from '../testing/people.ts'
import { Metrics } from './metrics.ts'

const METRICS_TOKEN = 'a-token-for-scrapes'
const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
const at = new Date('2026-03-02T12:00:00Z')
const testApp = await createTestApp({ environment: { METRICS_TOKEN }, at })
const { app, connection, database, pool } = testApp
const people = new People(testApp)
const without = await createTestApp()
const onOwnPort = await createTestApp({ environment: { METRICS_TOKEN, METRICS_PORT: '20111' } })

const queue: Queue<object> = {
  name: 'of-the-metrics',
  concurrency: 1,
  retries: 0,
  firstRetrySeconds: 1,
  longestRetrySeconds: 1,
  handle: async () => {},
}

/** The lines of one metric, without its help. */
async function linesOf(name: string, metrics = app.metrics): Promise<string[]> {
  const text = (await metrics?.read()) ?? ''
  return text.split('\n').filter((line) => new RegExp(`^${name}(_bucket|_sum|_count)?[{ ]`).test(line))
}

/** A scrape that keeps nothing from an earlier one. */
function freshMetrics(parts: Partial<ConstructorParameters<typeof Metrics>[1]> = {}): Metrics {
  const nothing = { lastMadeAt: null, lastProvedAt: null, lastFailure: null }
  return new Metrics(new Registry(), {
    database: openDatabase(pool),
    pools: { page: pool },
    streams: { openCount: 3 },
    readiness: { readAll: async () => [{ name: 'jobs', ok: false, detail: 'Jobs are starting' }] },
    budgets: [{ provider: 'whoop', left: async () => ({ minute: 90, day: 9_000, blocked_until: null }) }],
    backups: { status: async () => nothing },
    ...parts,
  })
}

it('answers whoever has the token, in the format of Prometheus', async () => {
  const reply = await app.inject({ url: '/metrics', headers })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.body).toContain('\nnodejs_eventloop_lag_p99_seconds ')
  expect(reply.body).toMatch(/\ncorner_build_info\{version="\d+\.\d+\.\d+"\} 1\n/)
})

it.each([
  ['no header', {}],
  ['another token', { authorization: 'Bearer a-token-for-scrapeS' }],
  ['the beginning of it', { authorization: 'Bearer a-token-for-scrape' }],
  ['another scheme', { authorization: `Basic ${METRICS_TOKEN}` }],
])('refuses %s', async (_name, sent) => {
  const reply = await app.inject({ url: '/metrics', headers: sent })
  expect(reply.statusCode).toBe(401)
  expect(reply.headers['www-authenticate']).toBe('Bearer')
  expect(reply.body).not.toContain('corner_')
})

it('is not there without a setting, nor beside a port of its own', async () => {
  for (const { app: other } of [without, onOwnPort])
    expect((await other.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  expect(without.app.metrics).toBeUndefined()
  expect(onOwnPort.app.metrics).toBeDefined()
})

it('measures requests by the pattern of their route, never by an id or an unknown address', async () => {
  const coach = await people.addCoach([])
  for (const id of ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'])
    await app.inject({ url: `/api/teams/teams/${id}/athletes-recovery/`, headers: coach.headers })
  for (const url of ['/wp-login.php?a=1', '/.env', `/api/nothing/${coach.id}`]) await app.inject({ url })
  const lines = await linesOf('corner_http_request_duration_seconds')
  const counts = lines.filter((line) => line.includes('_count{'))
  expect(counts).toContainEqual(
    expect.stringMatching(/route="\/api\/teams\/teams\/:teamId\/athletes-recovery\/",status="4\d\d"\} 2$/),
  )
  expect(counts).toContainEqual(expect.stringMatching(/method="GET",route="none",status="404"\} 3$/))
  expect(lines.join()).not.toMatch(/0190a000|wp-login|\.env|nothing/)
  expect(lines.join()).not.toContain(coach.id)
})

it('counts jobs that wait, though no process works any off', async () => {
  const jobs = createJobs(connection, () => [queue])
  for (const startAfterSeconds of [0, 0, 3_600]) await jobs.send(queue, {}, { startAfterSeconds })
  await jobs.stop()
  await sql`update jobs.job set start_after = start_after - interval '50 seconds' where name = ${queue.name}`.execute(
    database,
  )
  await sql`update jobs.queue set active_count = 2, failed_count = 1 where name = ${queue.name}`.execute(database)
  const metrics = freshMetrics()
  expect((await linesOf('corner_jobs', metrics)).filter((line) => line.includes(queue.name))).toEqual([
    'corner_jobs{queue="of-the-metrics",state="ready"} 2',
    'corner_jobs{queue="of-the-metrics",state="deferred"} 1',
    'corner_jobs{queue="of-the-metrics",state="active"} 2',
    'corner_jobs{queue="of-the-metrics",state="failed"} 1',
  ])
  const ages = await linesOf('corner_jobs_oldest_ready_seconds', metrics)
  const oldest = Number(ages.find((line) => line.includes(queue.name))?.split(' ')[1])
  expect(oldest).toBeGreaterThanOrEqual(50)
  expect(oldest).toBeLessThan(110)
})

it('tells when webhooks came and which are open, and how many links are in which state', async () => {
  const metrics = freshMetrics()
  expect(await linesOf('corner_webhook_last_accepted_timestamp_seconds', metrics)).toEqual([])
  const event = { provider: 'whoop', provider_user_id: '1', type: 'sleep.updated', object_id: 'x' }
  const received = (trace_id: string, received_at: string, done_at: Date | null) => ({
    ...event,
    trace_id,
    received_at: new Date(received_at),
    done_at,
  })
  await database
    .insertInto('webhook_events')
    .values([
      received('old and done', '2026-03-02T10:00:00Z', at),
      received('open', '2026-03-02T11:00:00Z', null),
      received('open, too', '2026-03-02T11:30:00Z', null),
      received('last', '2026-03-02T11:45:00Z', at),
    ])
    .execute()
  for (const status of ['connected', 'connected', 'token_expired'] as const) {
    const { id: user_id } = await people.addAthlete([])
    await database
      .insertInto('wearable_connections')
      .values({
        user_id,
        provider: 'whoop',
        provider_user_id: user_id,
        status,
        scopes: [],
        connected_at: at,
        first_sync_days: 30,
      } as never)
      .execute()
  }
  const later = freshMetrics()
  expect(await linesOf('corner_webhook\\w+', later)).toEqual([
    'corner_webhooks_open 2',
    `corner_webhook_last_accepted_timestamp_seconds ${Date.parse('2026-03-02T11:45:00Z') / 1000}`,
    `corner_webhook_oldest_open_timestamp_seconds ${Date.parse('2026-03-02T11:00:00Z') / 1000}`,
  ])
  expect(await linesOf('corner_links', later)).toEqual(
    expect.arrayContaining([
      'corner_links{provider="whoop",state="connected"} 2',
      'corner_links{provider="whoop",state="token_expired"} 1',
    ]),
  )
})

it('tells pools, streams, budget and checks', async () => {
  const metrics = freshMetrics({ pools: { page: { totalCount: 4, idleCount: 1, waitingCount: 7 } as never } })
  expect(await linesOf('corner_database_connections', metrics)).toEqual([
    'corner_database_connections{lane="page",state="total"} 4',
    'corner_database_connections{lane="page",state="idle"} 1',
    'corner_database_connections{lane="page",state="waiting"} 7',
  ])
  expect(await linesOf('corner_live_streams', metrics)).toEqual(['corner_live_streams 3'])
  expect(await linesOf('corner_provider_\\w+', metrics)).toEqual([
    'corner_provider_requests_left{provider="whoop",window="minute"} 90',
    'corner_provider_requests_left{provider="whoop",window="day"} 9000',
    'corner_provider_blocked{provider="whoop"} 0',
  ])
  expect(await linesOf('corner_check_passes', metrics)).toEqual(['corner_check_passes{check="jobs"} 0'])
})

it('tells when a backup was made and when one was proved, and nothing of one that is not there', async () => {
  expect(await linesOf('corner_backup\\w+', freshMetrics())).toEqual(['corner_backup_failed 0'])
  const status = async () => ({ lastMadeAt: at, lastProvedAt: new Date(at.getTime() - 3_600_000), lastFailure: { at } })
  expect(await linesOf('corner_backup\\w+', freshMetrics({ backups: { status } }))).toEqual([
    `corner_backup_last_made_timestamp_seconds ${at.getTime() / 1000}`,
    `corner_backup_last_proved_timestamp_seconds ${at.getTime() / 1000 - 3_600}`,
    'corner_backup_failed 1',
  ])
  expect(await linesOf('corner_backup\\w+')).toEqual(['corner_backup_failed 0'])
})

it('answers with what it has while the database is away, and hands out no old figure', async () => {
  const lines = captureLog()
  const nowhere = openPool({ host: '/nowhere', database: 'none' })
  const database = openDatabase(nowhere)
  const left = () => Promise.reject(new Error('no answer'))
  const metrics = freshMetrics({ database, budgets: [{ provider: 'whoop', left }] })
  expect(await linesOf('corner_figures_up', metrics)).toEqual([
    'corner_figures_up{source="process"} 1',
    'corner_figures_up{source="database"} 0',
    'corner_figures_up{source="provider_budget"} 0',
    'corner_figures_up{source="backups"} 1',
    'corner_figures_up{source="checks"} 1',
  ])
  for (const name of ['corner_jobs', 'corner_webhooks_open', 'corner_provider_requests_left'])
    expect(await linesOf(name, metrics), name).toEqual([])
  expect(lines.map(({ source }) => source).toSorted()).toEqual(['database', 'provider_budget'])
  await nowhere.end()
})

it('reads the database once for scrapes at the same time or shortly after', async () => {
  const left = vi.fn(async () => ({ minute: 1, day: 1, blocked_until: at }))
  const metrics = freshMetrics({ budgets: [{ provider: 'whoop', left }] })
  await Promise.all([metrics.read(), metrics.read(), metrics.read()])
  expect(await linesOf('corner_provider_blocked', metrics)).toEqual(['corner_provider_blocked{provider="whoop"} 1'])
  expect(left).toHaveBeenCalledTimes(1)
})
