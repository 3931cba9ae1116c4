import formbody from '@fastify/formbody'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { Clock } from '../clock.ts'
import { faultHooks } from '../faults/fault-hooks.ts'
import { Faults } from '../faults/faults.ts'
import { keepState } from '../program/state-file.ts'
import { RateLimits } from '../whoop/api/rate-limits.ts'
import type { Settings } from '../whoop/settings.ts'
import { apiRoutes } from './api/routes.ts'
import type { IntervalsCloud } from './cloud.ts'
import { controlRoutes } from './control/routes.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { Tokens } from './oauth/tokens.ts'
import { Changes } from './records/changes.ts'
import { savedState } from './saved-state.ts'
import { Deliveries } from './webhooks/deliveries.ts'
import { EventSender } from './webhooks/events.ts'

const EVENTS_EVERY_MS = 2_000

/** The whole simulated Intervals.icu, not yet listening. `app.close()` stops it and writes its state. */
export function buildIntervals(settings: Settings): { app: FastifyInstance; cloud: IntervalsCloud } {
  const faults = new Faults()
  const cloud: IntervalsCloud = {
    seed: settings.seed,
    clock: new Clock(settings.now),
    clients: new Map(settings.clients.map((client) => [client.client_id, client])),
    tokens: new Tokens(),
    changes: new Changes(),
    limits: new RateLimits(settings.limits),
    faults,
    deliveries: new Deliveries(faults, settings.webhookRetryMs),
    requests: {},
  }
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  void app.register(formbody)
  const { stateFile: path, now } = settings
  if (path) keepState(app, cloud, { path, keepClock: now !== undefined }, savedState(cloud))
  app.setErrorHandler((error: FastifyError | RangeError, request, reply) => {
    const isWrong = error instanceof RangeError && request.url.startsWith('/simulator')
    const status = isWrong ? 400 : (('statusCode' in error ? error.statusCode : undefined) ?? 500)
    if (status >= 500) console.error(error)
    return reply.code(status).send({ status, error: error.message })
  })
  faultHooks(app, cloud, {
    recordsOf: (body) => (Array.isArray(body) ? body : undefined),
    refusedHeaders: () => ({}),
    half: '[{"id":"i9',
  })
  const events = new EventSender(cloud)
  oauthRoutes(app, cloud)
  apiRoutes(app, cloud)
  controlRoutes(app, cloud, events)
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => events.sendDue(), EVENTS_EVERY_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    cloud.deliveries.stop()
  })
  return { app, cloud }
}
