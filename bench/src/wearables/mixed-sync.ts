import { providerLabel } from '@corner/contract/constants/providers.ts'
import { type SimulatedClouds, startSimulatedClouds } from '@corner/server/launch/simulated-clouds.ts'
import pg from 'pg'
import { startBenchDatabase } from '../bench-database.ts'
import type { Finding } from '../finding.ts'
import { linkAthletes, type Wearer } from '../linked-athletes.ts'
import { syncAll } from '../sync-athletes.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const CORNER_URL = 'http://corner.example'
const MAKERS = ['whoop', 'oura', 'polar', 'intervals']
const OF_EACH = 10

/** First syncs of a team of forty, ten with each maker, all at once as the server does them. */
export async function measureMixedSync(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const folder = await temporaryFolder(cleanUp)
  const { connection, superuser } = await startBenchDatabase(cleanUp)
  const clouds = await startSimulatedClouds({ dataDir: folder, cornerUrl: CORNER_URL, seed: undefined })
  cleanUp.defer(clouds.stop)
  const bare = cleanUp.adopt(new pg.Client(superuser), (client) => client.end())
  await bare.connect()
  const athletes = await linkAthletes(connection, clouds, CORNER_URL, folder, wearers())
  cleanUp.defer(() => athletes.pool.end())
  cleanUp.defer(() => athletes.wearables.stop())

  const before = await requestsOf(clouds)
  const startedAtMs = performance.now()
  await syncAll(athletes)
  const seconds = (performance.now() - startedAtMs) / 1000
  const after = await requestsOf(clouds)
  const records = await recordsOf(bare)
  const total = Object.values(records).reduce((sum, count) => sum + count, 0)
  return [
    { what: `${total} records of 40 mixed athletes`, value: total / seconds, unit: 'records/s' },
    ...MAKERS.map((maker): Finding => {
      const what = `an athlete with ${providerLabel(maker)}, for ${(records[maker] ?? 0) / OF_EACH} records`
      return { what, value: ((after[maker] ?? 0) - (before[maker] ?? 0)) / OF_EACH, unit: 'requests' }
    }),
  ]
}

/** Each person with one maker, neighbours with different ones. */
function wearers(): Wearer[] {
  return Array.from({ length: OF_EACH * MAKERS.length }, (_, place) => ({
    provider: MAKERS[place % MAKERS.length] ?? '',
    member: place + 1,
  }))
}

async function requestsOf({ urls }: SimulatedClouds): Promise<Record<string, number>> {
  const counts = MAKERS.map(async (maker) => {
    const reply = await fetch(`${urls[maker]}/simulator/state`)
    const { requests } = (await reply.json()) as { requests: Record<string, number> }
    return [maker, Object.values(requests).reduce((sum, count) => sum + count, 0)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** By maker. */
async function recordsOf(bare: pg.Client): Promise<Record<string, number>> {
  const { rows } = await bare.query<{ provider: string; count: number }>(
    ['cycles', 'sleeps', 'recoveries', 'workouts']
      .map((table) => `select provider, count(*)::int as count from ${table} group by provider`)
      .join(' union all '),
  )
  const counts: Record<string, number> = {}
  for (const { provider, count } of rows) counts[provider] = (counts[provider] ?? 0) + count
  return counts
}
