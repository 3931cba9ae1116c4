import type { AddressInfo } from 'node:net'
import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { openDatabase, openPool } from '@corner/server/database/database.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import { buildServer } from '@corner/server/server.ts'
import fastifyStatic from '@fastify/static'

/** Corner's server on a bench database, in a process of its own, with a folder of plain files beside the API. */
const { connection, folder } = JSON.parse(process.env.BENCH_SERVER ?? '{}')
const pool = openPool(connection)
const app = await buildServer({
  pool,
  database: openDatabase(pool),
  connection,
  configuration: readConfiguration({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://127.0.0.1' }),
  keyRing: await loadKeyRing(undefined, folder),
  now: () => new Date(),
})
/** From a request's head to its last byte in the system's hands, added up until somebody asks. */
let answeredMs = 0
app.addHook('onResponse', async ({ url }, { elapsedTime }) => {
  if (url.startsWith('/api/')) answeredMs += elapsedTime
})
app.get('/server-time', () => {
  const ms = answeredMs
  answeredMs = 0
  return { ms }
})
await app.register(fastifyStatic, { root: folder, prefix: '/files/' })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
console.log(`Ready on http://127.0.0.1:${port}`)
