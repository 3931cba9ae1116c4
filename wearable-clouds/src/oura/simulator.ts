import formbody from '@fastify/formbody'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { ApiRefusal } from '../api-refusal.ts'
import { Clock } from '../clock.ts'
import { faultHooks } from '../faults/fault-hooks.ts'
import { Faults } from '../faults/faults.ts'
import { authorizeRoutes } from '../oauth/authorize-routes.ts'
import { Grants } from '../oauth/grants.ts'
import { tokenRoutes } from '../oauth/token-routes.ts'
import { keepState } from '../program/state-file.ts'
import { RateLimits, refusedHeaders } from './api/rate-limits.ts'
import { apiRoutes } from './api/routes.ts'
import type { Cloud } from './cloud.ts'
import { controlRoutes } from './control/routes.ts'
import { OURA_OAUTH } from './oauth.ts'
import { Changes } from './records/changes.ts'
import { savedState } from './saved-state.ts'
import type { Settings } from './settings.ts'
import { Deliveries } from './webhooks/deliveries.ts'
import { DueEvents } from './webhooks/events.ts'
import { subscriptionRoutes } from './webhooks/subscription-routes.ts'
import { Subscriptions } from './webhooks/subscriptions.ts'

const EVENTS_EVERY_MS = 2_000

/** The whole simulated Oura, not yet listening. */
export function buildSimulator(settings: Settings): { app: FastifyInstance; cloud: Cloud } {
  const faults = new Faults()
  const cloud: Cloud = {
    oauth: OURA_OAUTH,
    seed: settings.seed,
    clock: new Clock(settings.now),
    clients: new Map(settings.clients.map((client) => [client.client_id, client])),
    grants: new Grants(OURA_OAUTH),
    limits: new RateLimits(settings.limit),
    changes: new Changes(),
    subscriptions: new Subscriptions(),
    deliveries: new Deliveries(faults, settings.webhookRetryMs),
    faults,
    requests: {},
  }
  const app = fastify({ forceCloseConnections: true })
  // Of a repeated form field, the last value counts.
  void app.register(formbody, { parser: (text) => Object.fromEntries(new URLSearchParams(text)) })
  const { stateFile: path, now } = settings
  if (path) keepState(app, cloud, { path, keepClock: now !== undefined }, savedState(cloud))
  app.setErrorHandler((error: FastifyError | ApiRefusal | RangeError, request, reply) => {
    const isControl = request.url.startsWith('/simulator')
    const refused = error instanceof ApiRefusal ? error.status : undefined
    const asked = isControl && error instanceof RangeError ? 400 : undefined
    const status = refused ?? asked ?? ('statusCode' in error ? error.statusCode : undefined) ?? 500
    if (status >= 500) console.error(error)
    return reply.code(status).send(isControl ? { error: error.message } : { detail: error.message })
  })
  faultHooks(app, cloud, {
    recordsOf: (body) => ('data' in body ? (body.data as unknown[]) : undefined),
    refusedHeaders: (seconds) => {
      const nowMs = cloud.clock.nowMs()
      const { 'retry-after': _, ...headers } = refusedHeaders(nowMs + seconds * 1000, nowMs, settings.limit)
      return headers
    },
    half: '{"data":[{"id":"8f',
  })
  const events = new DueEvents(cloud)
  authorizeRoutes(app, cloud)
  tokenRoutes(app, cloud)
  apiRoutes(app, cloud)
  subscriptionRoutes(app, cloud)
  controlRoutes(app, cloud, events)
  sendAsTimePasses(app, cloud, events)
  return { app, cloud }
}

function sendAsTimePasses(app: FastifyInstance, cloud: Cloud, events: DueEvents): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => events.send(), EVENTS_EVERY_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    cloud.deliveries.stop()
  })
}
