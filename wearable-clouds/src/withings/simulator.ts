import formbody from '@fastify/formbody'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { Clock } from '../clock.ts'
import { controlRoutes } from '../control-routes.ts'
import { faultHooks } from '../faults/fault-hooks.ts'
import { Faults } from '../faults/faults.ts'
import { authorizeRoutes } from '../oauth/authorize-routes.ts'
import { type Grant, Grants } from '../oauth/grants.ts'
import { RequestCounts } from '../program/request-counts.ts'
import { keepState } from '../program/state-file.ts'
import { apiRoutes } from './api-routes.ts'
import type { Cloud } from './cloud.ts'
import { WITHINGS_OAUTH } from './oauth.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'
import { tokenRoutes } from './token-routes.ts'

/** The whole simulated Withings, not yet listening. */
export function buildSimulator(settings: Settings): { app: FastifyInstance; cloud: Cloud } {
  const { seed, clients, now, limit, stateFile: path } = settings
  const cloud: Cloud = {
    oauth: WITHINGS_OAUTH,
    seed,
    clock: new Clock(now),
    clients: new Map(clients.map((client) => [client.client_id, client])),
    grants: new Grants(WITHINGS_OAUTH),
    limit,
    counts: new RequestCounts(),
    nonces: new Map(),
    faults: new Faults(),
    requests: {},
  }
  const app = fastify({ forceCloseConnections: true })
  // Of a repeated form field, the last value counts.
  void app.register(formbody, { parser: (text) => Object.fromEntries(new URLSearchParams(text)) })
  if (path) keepState(app, cloud, { path, keepClock: now !== undefined }, savedState(cloud))
  app.setErrorHandler((error: FastifyError | Refusal | RangeError, request, reply) => {
    if (error instanceof Refusal) return reply.send({ status: error.status, body: {}, error: error.message })
    const isWrong = error instanceof RangeError && request.url.startsWith('/simulator')
    const status = isWrong ? 400 : (('statusCode' in error ? error.statusCode : undefined) ?? 500)
    if (status >= 500) console.error(error)
    return reply.code(status).send({ error: error.message })
  })
  faultHooks(app, cloud, {
    recordsOf: (body) => ('body' in body ? (body.body as { series?: unknown[] }).series : undefined),
    refusedHeaders: () => ({}),
    half: '{"status":0,"body":{"series":[{"id":2',
  })
  authorizeRoutes(app, cloud)
  tokenRoutes(app, cloud)
  apiRoutes(app, cloud)
  controlRoutes(app, cloud)
  return { app, cloud }
}

/** What the state file keeps. */
function savedState({ grants }: Cloud) {
  return {
    take: () => ({ grants: grants.list }),
    restore(saved: { grants: Grant[] }) {
      grants.list = saved.grants
    },
  }
}
