import { startSimulatedClouds } from '@corner/server/launch/simulated-clouds.ts'
import pg from 'pg'
import { deleteRecords, insertBare, readAsInserts } from './bare-insert.ts'
import { startBenchDatabase } from './bench-database.ts'
import { atLeast, type Finding } from './finding.ts'
import { type LinkedAthletes, linkAthletes, wearersOf } from './linked-athletes.ts'
import { median, medianRatio, runAlternating } from './medians.ts'
import { syncAll } from './sync-athletes.ts'
import { temporaryFolder } from './temporary-folder.ts'

const ATHLETES = 8
const ROUNDS = 8
const CORNER_URL = 'http://corner.example'

/** A first sync, from the simulated WHOOP's API over HTTP to dated rows, compared with a bulk insert of the same rows. */
export async function measureIngest(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const folder = await temporaryFolder(cleanUp)
  const { connection, superuser } = await startBenchDatabase(cleanUp)
  const clouds = await startSimulatedClouds({ dataDir: folder, cornerUrl: CORNER_URL, seed: undefined })
  cleanUp.defer(clouds.stop)
  const bare = cleanUp.adopt(new pg.Client(superuser), (client) => client.end())
  await bare.connect()
  const athletes = await linkAthletes(connection, clouds, CORNER_URL, folder, wearersOf('whoop', ATHLETES))
  cleanUp.defer(() => athletes.pool.end())
  cleanUp.defer(() => athletes.wearables.stop())
  return measure(athletes, bare)
}

async function measure(athletes: LinkedAthletes, bare: pg.Client): Promise<Finding[]> {
  await syncAll(athletes)
  const inserts = await readAsInserts(
    bare,
    athletes.links.map(({ user_id }) => user_id),
  )
  const records = inserts.flat().reduce((sum, { rows }) => sum + rows, 0)
  const prepare = () => deleteRecords(bare)
  const [inserted = [], synced = []] = await runAlternating(
    [
      { prepare, run: () => insertBare(bare, inserts) },
      { prepare, run: () => syncAll(athletes) },
    ],
    ROUNDS,
  )
  const rate = (times: number[]) => records / (median(times) / 1000)
  const share = medianRatio(inserted, synced)
  return [
    { what: `bare multi-row insert of ${records} records`, value: rate(inserted), unit: 'records/s' },
    {
      what: 'whole sync path',
      value: rate(synced),
      unit: 'records/s',
      ratio: { to: 'the bare insert', value: share },
      target: atLeast(0.25, share, 'x'),
    },
  ]
}
