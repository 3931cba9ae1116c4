import formbody from '@fastify/formbody'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { ApiRefusal } from '../api-refusal.ts'
import { Clock } from '../clock.ts'
import { controlRoutes } from '../control-routes.ts'
import { faultHooks } from '../faults/fault-hooks.ts'
import { Faults } from '../faults/faults.ts'
import { authorizeRoutes } from '../oauth/authorize-routes.ts'
import { Grants } from '../oauth/grants.ts'
import { tokenRoutes } from '../oauth/token-routes.ts'
import { keepState } from '../program/state-file.ts'
import { RateLimits } from './api/rate-limits.ts'
import { apiRoutes } from './api/routes.ts'
import type { Cloud } from './cloud.ts'
import { POLAR_OAUTH } from './oauth.ts'
import { savedState } from './saved-state.ts'
import type { Settings } from './settings.ts'

/** The whole simulated Polar, not yet listening. */
export function buildSimulator(settings: Settings): { app: FastifyInstance; cloud: Cloud } {
  const { seed, clients, now, limits, stateFile: path } = settings
  const cloud: Cloud = {
    oauth: POLAR_OAUTH,
    seed,
    clock: new Clock(now),
    clients: new Map(clients.map((client) => [client.client_id, client])),
    grants: new Grants(POLAR_OAUTH),
    limits: new RateLimits(limits),
    faults: new Faults(),
    requests: {},
  }
  const app = fastify({ forceCloseConnections: true })
  // Of a repeated form field, the last value counts.
  void app.register(formbody, { parser: (text) => Object.fromEntries(new URLSearchParams(text)) })
  if (path) keepState(app, cloud, { path, keepClock: now !== undefined }, savedState(cloud))
  app.setErrorHandler((error: FastifyError | ApiRefusal | RangeError, request, reply) => {
    const isControl = request.url.startsWith('/simulator')
    const refused = error instanceof ApiRefusal ? error.status : undefined
    const asked = isControl && error instanceof RangeError ? 400 : undefined
    const status = refused ?? asked ?? ('statusCode' in error ? error.statusCode : undefined) ?? 500
    if (status >= 500) console.error(error)
    return reply.code(status).send(isControl ? { error: error.message } : { errorMessage: error.message })
  })
  faultHooks(app, cloud, {
    recordsOf,
    refusedHeaders: (seconds) => ({
      'ratelimit-usage': '3000, 3000',
      'ratelimit-limit': '3000, 100000',
      'ratelimit-reset': `${seconds}, 80000`,
    }),
    half: '{"nightSleeps":[{"sleepDate":"20',
  })
  authorizeRoutes(app, cloud)
  tokenRoutes(app, cloud)
  apiRoutes(app, cloud)
  controlRoutes(app, cloud)
  return { app, cloud }
}

/** The innermost list of a reply, however often it is wrapped. */
function recordsOf(body: object): readonly unknown[] | undefined {
  const [inner, ...others] = Object.values(body)
  if (Array.isArray(inner)) return inner
  return typeof inner === 'object' && inner !== null && others.length === 0 ? recordsOf(inner) : undefined
}
