import { Refusal } from '@corner/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'
import { carriesToken } from './scrape-access.ts'

/** `/metrics` beside the screens, for whoever has the token. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!carriesToken(request.headers.authorization, token)) {
      void reply.header('www-authenticate', 'Bearer')
      throw new Refusal('not_signed_in', 'The metrics need METRICS_TOKEN as their bearer token')
    }
    return reply.type(metrics.contentType).send(await metrics.read())
  })
}
