import { fileURLToPath } from 'node:url'
import { openPool } from '@corner/server/database/database.ts'
import { startChild } from '@corner/server/launch/child-process.ts'
import type pg from 'pg'
import { startBenchDatabase } from '../bench-database.ts'
import { fetchPage, readServerTime, signInAsCoach } from '../coach-page.ts'
import { atMost, type Finding } from '../finding.ts'
import { HttpClient } from '../http-client.ts'
import { createDuplicateTeam, type LinkedTeam, seedLinkedTeam } from '../linked-team.ts'
import { type Contender, median, medianRatio, runAlternating } from '../medians.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const ROUNDS = 60
const OTHER_MAKERS = ['oura', 'polar', 'intervals']

/** A coach's page of forty athletes with devices of four makers, against the same with one: the first call, and a repeated one. */
export async function measureMixedPayload(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const folder = await temporaryFolder(cleanUp)
  const { connection, superuser } = await startBenchDatabase(cleanUp)
  const pool = cleanUp.adopt(openPool(superuser), (opened) => opened.end())
  const [one, mixed] = [await seedLinkedTeam(pool, 'One', 40), await seedLinkedTeam(pool, 'Mixed', 40)]
  await giveOtherMakers(pool, mixed)
  const server = await startChild({
    name: 'The server to measure',
    script: fileURLToPath(new URL('../server-process.ts', import.meta.url)),
    env: { BENCH_SERVER: JSON.stringify({ connection, folder }) },
    readyLine: /Ready on (http:\S+)/,
  })
  cleanUp.defer(() => server.stop())
  const http = cleanUp.adopt(new HttpClient(server.ready[1] ?? ''), (client) => client.close())
  const [ofOne, ofMixed] = [await pageOf(http, pool, one), await pageOf(http, pool, mixed)]
  const cold = await runAlternating([ofOne.cold, ofMixed.cold], ROUNDS)
  const warm = await runAlternating([ofOne.warm, ofMixed.warm], ROUNDS)
  return [...findings('cold', cold), ...findings('warm', warm)]
}

function findings(what: string, [one = [], mixed = []]: number[][]): Finding[] {
  const ratio = medianRatio(mixed, one)
  return [
    { what: `coach's page of one maker, ${what}`, value: median(one), unit: 'ms' },
    {
      what: `the same of four makers, ${what}`,
      value: median(mixed),
      unit: 'ms',
      ratio: { to: 'one maker', value: ratio },
      target: atMost(1.1, ratio, 'x'),
    },
  ]
}

/** @returns the first call for a team, of which the server has nothing yet, and a repeated one */
async function pageOf(
  http: HttpClient,
  pool: pg.Pool,
  team: LinkedTeam,
): Promise<{ cold: Contender; warm: Contender }> {
  const authorization = `Bearer ${(await signInAsCoach(http, team)).access}`
  const fetchTimed = async (fetched: LinkedTeam) => {
    await readServerTime(http)
    await fetchPage(http, fetched, { authorization, 'accept-encoding': 'gzip' })
    return readServerTime(http)
  }
  let twin = team
  const prepare = async () => {
    twin = await createDuplicateTeam(pool, team)
  }
  return { cold: { prepare, run: () => fetchTimed(twin) }, warm: { run: () => fetchTimed(team) } }
}

/** Three of four athletes; with the same values, so that the replies have the same length but for the makers' names. */
async function giveOtherMakers(pool: pg.Pool, { athleteIds }: LinkedTeam): Promise<void> {
  for (const [place, maker] of OTHER_MAKERS.entries()) {
    const wearers = athleteIds.filter((_, athlete) => athlete % (OTHER_MAKERS.length + 1) === place)
    for (const table of ['wearable_connections', 'cycles', 'sleeps', 'recoveries', 'workouts'])
      await pool.query(`update ${table} set provider = $1 where user_id = any($2)`, [maker, wearers])
  }
  await pool.query('vacuum analyze')
}
