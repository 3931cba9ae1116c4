import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { openDatabase, openPool } from '@corner/server/database/database.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import { buildServer } from '@corner/server/server.ts'
import fastifyStatic from '@fastify/static'
import { sayReady } from './production-server.ts'

/** Corner's server on a benchmark database in a separate process, which also serves a folder of static files. */
const { connection, folder } = JSON.parse(process.env.BENCH_SERVER ?? '{}')
const pool = openPool(connection)
const app = await buildServer({
  pools: { page: pool, reserved: pool, work: pool },
  database: openDatabase(pool),
  connection,
  owner: connection,
  dataDir: folder,
  restart: () => {},
  configuration: readConfiguration({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://127.0.0.1' }),
  keyRing: await loadKeyRing(undefined, folder),
  now: () => new Date(),
})
/** From receiving a request to handing its last byte to the system, added up until it is read. */
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
sayReady(app)
