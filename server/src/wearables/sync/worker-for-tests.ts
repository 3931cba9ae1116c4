import { readConfiguration } from '../../configuration/configuration.ts'
import { openDatabase, openPool } from '../../database/database.ts'
import { loadKeyRing } from '../../secrets/key-ring.ts'
import { createWearables } from '../wearables.ts'

/** A server process that works off jobs and serves nothing, for tests that kill it. */
const configuration = readConfiguration(process.env)
const connection = { connectionString: configuration.databaseUrl }
const wearables = createWearables({
  database: openDatabase(openPool(connection)),
  connection,
  configuration,
  keyRing: await loadKeyRing(configuration.key, '/nowhere'),
  now: () => new Date(),
})
await wearables.start()
console.log('The worker is ready')
