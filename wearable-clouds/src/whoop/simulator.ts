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
import { RateLimits } from './api/rate-limits.ts'
import { apiRoutes } from './api/routes.ts'
import type { Cloud } from './cloud.ts'
import { controlRoutes } from './control/routes.ts'
import { WHOOP_OAUTH } from './oauth/scopes.ts'
import { Revisions } from './records/revisions.ts'
import { savedState } from './saved-state.ts'
import type { Settings } from './settings.ts'
import { Deliveries } from './webhooks/deliveries.ts'
import { EventSender } from './webhooks/due-events.ts'

const EVENTS_EVERY_MS = 2_000

/** The whole simulated WHOOP, not yet listening. `app.close()` stops it and writes its state. */
export function buildSimulator(settings: Settings): { app: FastifyInstance; cloud: Cloud } {
  const faults = new Faults()
  const cloud: Cloud = {
    oauth: WHOOP_OAUTH,
    seed: settings.seed,
    clock: new Clock(settings.now),
    clients: new Map(settings.clients.map((client) => [client.client_id, client])),
    grants: new Grants(WHOOP_OAUTH),
    revisions: new Revisions(),
    limits: new RateLimits(settings.limits),
    faults,
    deliveries: new Deliveries(faults, settings.webhookRetryMs),
    requests: {},
  }
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  // Of a repeated form field, the last value counts.
  void app.register(formbody, { parser: (text) => Object.fromEntries(new URLSearchParams(text)) })
  const { stateFile: path, now } = settings
  if (path) keepState(app, cloud, { path, keepClock: now !== undefined }, savedState(cloud))
  app.setErrorHandler((error: FastifyError | ApiRefusal | RangeError, request, reply) => {
    const isControl = request.url.startsWith('/simulator')
    const status =
      error instanceof ApiRefusal ? error.status : isControl && error instanceof RangeError ? 400 : undefined
    const known = status ?? ('statusCode' in error ? error.statusCode : undefined) ?? 500
    if (known >= 500) console.error(error)
    return reply.code(known).send(isControl ? { error: error.message } : { message: error.message })
  })
  faultHooks(app, cloud, {
    recordsOf: (body) => ('records' in body ? (body.records as unknown[]) : undefined),
    refusedHeaders: (seconds) => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(seconds) }),
    half: '{"records":[{"id":"9',
  })
  const events = new EventSender(cloud)
  authorizeRoutes(app, cloud)
  tokenRoutes(app, cloud)
  apiRoutes(app, cloud)
  controlRoutes(app, cloud, events)
  sendDueEvents(app, cloud, events)
  return { app, cloud }
}

/** Sends the webhooks that become due as time passes, once the simulator listens. */
function sendDueEvents(app: FastifyInstance, cloud: Cloud, events: EventSender): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => events.sendDue(), EVENTS_EVERY_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    cloud.deliveries.stop()
  })
}
