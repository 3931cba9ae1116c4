import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { buildProductionServer, sayReady } from '../production-server.ts'

/** One of Corner's server processes as in production, jobs included, on a database that is given to it. */
const { connection, folder, cornerUrl, provider, days } = JSON.parse(process.env.LOAD_SERVER ?? '{}')
const app = await buildProductionServer({
  connection,
  folder,
  configuration: {
    ...readConfiguration({ LOG_LEVEL: 'warn', PUBLIC_URL: cornerUrl, FIRST_SYNC_DAYS: String(days) }),
    providers: [provider],
  },
})

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
app.get('/usage', () => {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return { rss, heapUsed, cpuMs: (user + system) / 1000, delayP99Ms: delay.percentile(99) / 1e6 }
})
await app.listen({ host: '127.0.0.1', port: 0 })
await app.startJobs()
sayReady(app)
