import { readConfiguration } from '../../configuration/configuration.ts'
import { openDatabase, openPool } from '../../database/database.ts'
import { createJobs } from '../../jobs/jobs.ts'
import { createRateLimits } from '../../rate-limits/rate-limits.ts'
import { loadKeyRing } from '../../secrets/key-ring.ts'
import { createWearables } from '../wearables.ts'

/** A server process that runs jobs and serves nothing, for tests that kill it. */
const configuration = readConfiguration(process.env)
const connection = { connectionString: configuration.databaseUrl }
const pool = openPool(connection)
const jobs = createJobs(connection, () => wearables.everyQueue)
const wearables = createWearables({
  database: openDatabase(pool),
  limits: createRateLimits(pool),
  connection,
  jobs,
  configuration,
  keyRing: await loadKeyRing(configuration.key, '/nowhere'),
  now: () => new Date(),
})
await jobs.start()
await wearables.resume()
console.log('The worker is ready')
