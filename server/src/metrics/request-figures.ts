import { liveChanges } from '@corner/contract/routes/live.ts'
import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** A page answers within 50 ms, a question to a language model within seconds. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** It stays open for as long as its page, which says nothing about speed. */
const ENDLESS = liveChanges.path

/**
 * Measures each answered request. Its route is the pattern and not the address: ids would make a series for each athlete, and
 * whatever a stranger asks for one more. Call it before any route is registered.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'corner_http_request_duration_seconds',
    help: 'Answered requests by the pattern of their route; "none": there is no such route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, is404, routeOptions }, reply) => {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none')
    if (route === ENDLESS) return
    const labels = { method: METHODS.has(method) ? method : 'other', route, status: String(reply.statusCode) }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}
