import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, openDatabase, openPool } from '@corner/server/database/database.ts'
import { asSeenBy } from '@corner/server/database/visible-athletes.ts'
import { startChild } from '@corner/server/launch/child-process.ts'
import { findSeries, seriesQuery } from '@corner/server/measurements/series-store.ts'
import autocannon from 'autocannon'
import pg from 'pg'
import { startBenchDatabase } from './bench-database.ts'
import { fetchPage, KINDS, readServerTime, seriesPath, signInAsCoach } from './coach-page.ts'
import { atMost, type Finding } from './finding.ts'
import { HttpClient } from './http-client.ts'
import { createDuplicateTeam, DAYS, type LinkedTeam, seedLinkedTeam } from './linked-team.ts'
import { median, medianRatio, runAlternating } from './medians.ts'
import { temporaryFolder } from './temporary-folder.ts'

const COLD_ROUNDS = 100
const WARM_ROUNDS = 400
const LOAD = { connections: 8, duration: 3 }

interface Bench {
  team: LinkedTeam
  pool: pg.Pool
  /** A plain client on the same database that bypasses row level security. */
  bare: pg.Client
  /** With the server's role, under row level security. */
  restricted: Database
  http: HttpClient
  origin: string
  authorization: string
}

/** The cost of the three series of a coach's page, for a team of 40 over 90 days. */
export async function measureCoachPayload(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const folder = await temporaryFolder(cleanUp)
  const { connection, superuser } = await startBenchDatabase(cleanUp)
  const pool = cleanUp.adopt(openPool(superuser), (opened) => opened.end())
  const bare = cleanUp.adopt(new pg.Client(superuser), (client) => client.end())
  const restricted = cleanUp.adopt(openDatabase(openPool(connection)), (opened) => opened.destroy())
  await bare.connect()
  const team = await seedLinkedTeam(pool, 'Forty', 40)
  const server = await startChild({
    name: 'The server to measure',
    script: fileURLToPath(new URL('./server-process.ts', import.meta.url)),
    env: { BENCH_SERVER: JSON.stringify({ connection, folder }) },
    readyLine: /Ready on (http:\S+)/,
  })
  cleanUp.defer(() => server.stop())
  const origin = server.ready[1] ?? ''
  const http = cleanUp.adopt(new HttpClient(origin), (client) => client.close())
  const authorization = `Bearer ${(await signInAsCoach(http, team)).access}`
  const bench = { team, pool, bare, restricted, http, origin, authorization }
  await keepAsFiles(bench, folder)
  return [...(await measureCold(bench)), ...(await measureWarm(bench)), ...(await measureUnderLoad(bench))]
}

/** The first call for a team: the server has cached neither its replies nor its athletes nor the coach's access. */
async function measureCold({ team, pool, bare, restricted, http, authorization }: Bench): Promise<Finding[]> {
  const today = new Date().toISOString().slice(0, 10)
  const window = { userIds: team.athleteIds, provider: 'whoop', today, days: DAYS, until: today }
  const queries = KINDS.map((kind) => {
    const { sql: text, parameters } = seriesQuery(kind, window).compile(restricted)
    return { text, values: [...parameters] }
  })
  const sendQueries = async () => {
    for (const query of queries) await bare.query(query)
  }
  const asServer = async () => {
    for (const kind of KINDS)
      await asSeenBy(restricted, team.athleteIds, (visible) => findSeries(visible, kind, window))
  }
  let twin = team
  const prepare = async () => {
    twin = await createDuplicateTeam(pool, team)
  }
  const fetchAs = (coding: string) => () => fetchPage(http, twin, { authorization, 'accept-encoding': coding })
  const serverTimeOf = (coding: string) => async () => {
    await readServerTime(http)
    await fetchAs(coding)()
    return readServerTime(http)
  }
  const [sql = [], behindWall = [], plain = [], zipped = [], seenPlain = [], seenZipped = []] = await runAlternating(
    [
      { prepare, run: sendQueries },
      { prepare, run: asServer },
      { prepare, run: serverTimeOf('identity') },
      { prepare, run: serverTimeOf('gzip') },
      { prepare, run: fetchAs('identity') },
      { prepare, run: fetchAs('gzip') },
    ],
    COLD_ROUNDS,
  )
  const to = 'the bare SQL'
  return [
    { what: 'bare pg client, the same SQL, no row level security', value: median(sql), unit: 'ms' },
    { what: 'each in a transaction that row level security binds', unit: 'ms', ...against(behindWall, sql, to) },
    { what: 'cold, not compressed, in the server', unit: 'ms', ...against(plain, sql, to, 1.5) },
    { what: 'cold, compressed, in the server', unit: 'ms', ...against(zipped, sql, to, 3) },
    { what: 'cold, not compressed, as the client sees it', unit: 'ms', ...against(seenPlain, sql, to) },
    { what: 'cold, compressed, as the client sees it', unit: 'ms', ...against(seenZipped, sql, to) },
  ]
}

function against(times: number[], yardstick: number[], to: string, limit?: number) {
  const value = medianRatio(times, yardstick)
  return { value: median(times), ratio: { to, value }, ...(limit && { target: atMost(limit, value, 'x') }) }
}

/** Repeated calls without changes: the cached, compressed bodies against static files of the same bytes. */
async function measureWarm({ team, http, authorization }: Bench): Promise<Finding[]> {
  const headers = { authorization, 'accept-encoding': 'gzip' }
  const tags = new Map<string, string>()
  for (const kind of KINDS) {
    const reply = await http.call('GET', seriesPath(team, kind), headers)
    tags.set(kind, String(reply.headers.etag))
  }
  const fetchFiles = async () => {
    for (const kind of KINDS) await http.call('GET', filePath(kind))
  }
  const revalidate = async () => {
    for (const kind of KINDS) {
      const reply = await http.call('GET', seriesPath(team, kind), {
        ...headers,
        'if-none-match': tags.get(kind) ?? '',
      })
      if (reply.status !== 304) throw new Error('The reply changed while nothing did')
    }
  }
  const [files = [], warm = [], held = []] = await runAlternating(
    [{ run: fetchFiles }, { run: () => fetchPage(http, team, headers) }, { run: revalidate }],
    WARM_ROUNDS,
  )
  return [
    { what: 'the same bytes as static files', value: median(files), unit: 'ms' },
    { what: 'warm', unit: 'ms', ...against(warm, files, 'the files', 1.5) },
    { what: 'warm, the client holds them (304)', unit: 'ms', ...against(held, files, 'the files', 1.5) },
  ]
}

/** Requests per second over eight connections, handled by the server's single thread. */
async function measureUnderLoad({ origin, team, authorization }: Bench): Promise<Finding[]> {
  const files = await autocannon({ ...LOAD, url: origin + filePath('recovery') })
  const headers = { authorization, 'accept-encoding': 'gzip' }
  const warm = await autocannon({ ...LOAD, url: origin + seriesPath(team, 'recovery'), headers })
  for (const { non2xx, errors } of [files, warm]) if (non2xx + errors > 0) throw new Error('Requests failed under load')
  const ratio = { to: 'the file', value: warm.requests.average / files.requests.average }
  return [
    { what: 'static file, eight connections', value: files.requests.average, unit: 'requests/s' },
    { what: 'warm, eight connections', value: warm.requests.average, unit: 'requests/s', ratio },
  ]
}

const filePath = (kind: string) => `/files/${kind}.json.gz`

/** Saves the compressed bodies for the static server. */
async function keepAsFiles({ http, team, authorization }: Bench, folder: string): Promise<void> {
  for (const kind of KINDS) {
    const { body } = await http.call('GET', seriesPath(team, kind), { authorization, 'accept-encoding': 'gzip' })
    await writeFile(join(folder, `${kind}.json.gz`), body)
  }
}
