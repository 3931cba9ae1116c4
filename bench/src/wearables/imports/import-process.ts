import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { buildProductionServer, sayReady } from '../../production-server.ts'

/** Corner's server as in production, which tells how much memory it takes. */
const { connection, folder } = JSON.parse(process.env.BENCH_SERVER ?? '{}')
const LOOK_EVERY_MS = 10

const app = await buildProductionServer({
  connection,
  folder,
  configuration: readConfiguration({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://127.0.0.1' }),
})
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
sayReady(app)
