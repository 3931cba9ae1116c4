import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { openDatabase, openPool } from '@corner/server/database/database.ts'
import { createJobs } from '@corner/server/jobs/jobs.ts'
import { createRateLimits } from '@corner/server/rate-limits/rate-limits.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import { accessTokenFor } from '@corner/server/wearables/link/access-token.ts'
import { createWearables } from '@corner/server/wearables/wearables.ts'

/** One of many processes that need a token of the same link. It waits for a line, asks, and prints what it got. */
const { connection, dataDir, userId } = JSON.parse(process.env.REFRESH_PROCESS ?? '{}')
const pool = openPool({ ...connection, max: 2 })
const jobs = createJobs(connection, () => wearables.everyQueue)
const wearables = createWearables({
  jobs,
  database: openDatabase(pool),
  connection,
  configuration: readConfiguration(process.env),
  now: () => new Date(),
  limits: createRateLimits(pool),
  keyRing: await loadKeyRing(undefined, dataDir),
})
console.log('ready')
process.stdin.once('data', async () => {
  const answer = await accessTokenFor(wearables.makers.of('whoop').links, { user_id: userId, provider: 'whoop' }).catch(
    String,
  )
  console.log(`got ${answer}`)
  process.exit(0)
})
