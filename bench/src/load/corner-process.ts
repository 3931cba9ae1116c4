import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { openLanes } from '@corner/server/database/lanes.ts'
import { obeyStopSignals, stopAtEnd } from '@corner/server/launch/stop-signals.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import { buildServer } from '@corner/server/server.ts'
import { boundHeapGrowth } from '@corner/server/startup/heap-growth.ts'

/** One of Corner's server processes as in production, jobs included, on a database that is given to it. */
const { connection, folder, cornerUrl, provider, days } = JSON.parse(process.env.LOAD_SERVER ?? '{}')
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
  configuration: {
    ...readConfiguration({ LOG_LEVEL: 'warn', PUBLIC_URL: cornerUrl, FIRST_SYNC_DAYS: String(days) }),
    providers: [provider],
  },
  keyRing: await loadKeyRing(undefined, folder),
  now: () => new Date(),
})
stopAtEnd('The server', () => app.close())

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
app.get('/usage', () => {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return { rss, heapUsed, cpuMs: (user + system) / 1000, delayP99Ms: delay.percentile(99) / 1e6 }
})
await app.listen({ host: '127.0.0.1', port: 0 })
await app.startJobs()
const { port } = app.server.address() as AddressInfo
console.log(`Ready on http://127.0.0.1:${port}`)
