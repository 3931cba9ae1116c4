import type { AddressInfo } from 'node:net'
import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { openLanes } from '@corner/server/database/lanes.ts'
import { obeyStopSignals, stopAtEnd } from '@corner/server/launch/stop-signals.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import { buildServer } from '@corner/server/server.ts'
import { boundHeapGrowth } from '@corner/server/startup/heap-growth.ts'

/** Corner's server as in production, which tells how much memory it takes. */
const { connection, folder } = JSON.parse(process.env.BENCH_SERVER ?? '{}')
const LOOK_EVERY_MS = 10

obeyStopSignals()
boundHeapGrowth()
const { database, pools, end } = openLanes(connection)
stopAtEnd('The database connections', end)
const app = await buildServer({
  database,
  pools,
  connection,
  owner: connection,
  dataDir: folder,
  restart: () => {},
  configuration: readConfiguration({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://127.0.0.1' }),
  keyRing: await loadKeyRing(undefined, folder),
  now: () => new Date(),
})
stopAtEnd('The server', () => app.close())
/** In bytes, since it was last asked for; of all threads. */
let peak = 0
const look = () => {
  peak = Math.max(peak, process.memoryUsage.rss())
}
setInterval(look, LOOK_EVERY_MS).unref()
app.get('/memory', () => {
  look()
  const highest = peak
  peak = process.memoryUsage.rss()
  return { before: peak, peak: highest }
})
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
console.log(`Ready on http://127.0.0.1:${port}`)
