import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { openPool } from '@corner/server/database/database.ts'
import { startChild } from '@corner/server/launch/child-process.ts'
import { startBenchDatabase } from '../bench-database.ts'
import { fetchPage, KINDS, seriesPath, signInAsCoach } from '../coach-page.ts'
import type { Finding } from '../finding.ts'
import { HttpClient } from '../http-client.ts'
import { createDuplicateTeam, seedLinkedTeam } from '../linked-team.ts'
import { median, medianRatio, runAlternating } from '../medians.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const ROUNDS = 60
const PEERS = {
  'Express + Sequelize': new URL('./express-sequelize.ts', import.meta.url),
  'Fastify + Drizzle': new URL('./fastify-drizzle.ts', import.meta.url),
}
/** None of them compresses, so that the wire is the same. */
const PLAIN = { 'accept-encoding': 'identity' }

/**
 * The three series of a coach's page through usual stacks, on the same database. The peers check no token, no session and no
 * rights, and row level security does not bind them; Corner does all of that.
 */
export async function measureCoachPeers(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const folder = await temporaryFolder(cleanUp)
  const { connection, superuser } = await startBenchDatabase(cleanUp)
  const pool = cleanUp.adopt(openPool(superuser), (opened) => opened.end())
  const team = await seedLinkedTeam(pool, 'Forty', 40)
  const start = async (name: string, script: URL, env: Record<string, string>) => {
    const child = await startChild({
      name,
      script: fileURLToPath(script),
      env: { NODE_ENV: 'production', ...env },
      readyLine: /Ready on (http:\S+)/,
    })
    cleanUp.defer(() => child.stop())
    return cleanUp.adopt(new HttpClient(child.ready[1] ?? ''), (client) => client.close())
  }
  const corner = await start('Corner', new URL('../server-process.ts', import.meta.url), {
    BENCH_SERVER: JSON.stringify({ connection, folder }),
  })
  const authorization = `Bearer ${(await signInAsCoach(corner, team)).access}`
  const peers: [string, HttpClient][] = []
  for (const [name, script] of Object.entries(PEERS))
    peers.push([name, await start(name, script, { PEER_DATABASE: JSON.stringify(superuser) })])

  for (const kind of KINDS) {
    const read = async (http: HttpClient) =>
      JSON.parse((await http.call('GET', seriesPath(team, kind), { ...PLAIN, authorization })).body.toString())
    const expected = await read(corner)
    for (const [name, http] of peers)
      if (!isDeepStrictEqual(await read(http), expected)) throw new Error(`${name} answers another ${kind} than Corner`)
  }

  let asked = team
  const fetchFrom = (http: HttpClient) => () => fetchPage(http, asked, { ...PLAIN, authorization })
  const prepare = async () => {
    asked = await createDuplicateTeam(pool, team)
  }
  const contenders = [corner, ...peers.map(([, http]) => http)]
  const cold = await runAlternating(
    contenders.map((http) => ({ prepare, run: fetchFrom(http) })),
    ROUNDS,
  )
  const again = await runAlternating(
    contenders.map((http) => ({ run: fetchFrom(http) })),
    ROUNDS,
  )
  return [...describe('first call for a team', cold), ...describe('the same again, nothing changed', again)]
}

function describe(what: string, [corner = [], ...others]: number[][]): Finding[] {
  return [
    { what: `Corner: ${what}`, value: median(corner), unit: 'ms' },
    ...Object.keys(PEERS).map((name, place): Finding => {
      const times = others[place] ?? []
      return {
        what: `${name}: ${what}`,
        value: median(times),
        unit: 'ms',
        ratio: { to: 'Corner', value: medianRatio(times, corner) },
      }
    }),
  ]
}
