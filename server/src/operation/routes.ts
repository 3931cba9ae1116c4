import * as routes from '@corner/contract/routes/health.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { readHealth, readLiveness, readReadiness } from './health.ts'
import type { Readiness } from './readiness.ts'

/** Probes read only the status. */
const CANNOT = 503

export function operationRoutes(app: FastifyInstance, { readiness, now }: { readiness: Readiness; now(): Date }): void {
  serve(app, routes.health, async ({ reply }) => {
    const health = await readHealth(readiness, now())
    if (health.status !== 'ok') void reply.status(CANNOT)
    return health
  })
  serve(app, routes.liveness, () => readLiveness(now()))
  serve(app, routes.readiness, async ({ reply }) => {
    const found = await readReadiness(readiness, now())
    if (found.status !== 'ready') void reply.status(CANNOT)
    return found
  })
}
