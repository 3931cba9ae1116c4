import type { FastifyInstance } from 'fastify'
import { faultRoutes } from './faults/fault-routes.ts'
import type { FaultState } from './faults/fault-state.ts'
import { linksTold } from './oauth/links-told.ts'
import type { OAuthState } from './oauth/oauth-state.ts'

/** Routes that no maker has: they control clock and faults of a cloud without webhooks, for tests and the demo. */
export function controlRoutes(app: FastifyInstance, cloud: FaultState & OAuthState): void {
  const { clock, grants, requests, seed } = cloud
  app.get('/simulator/state', () => {
    const nowMs = clock.nowMs()
    return {
      now: new Date(nowMs).toISOString(),
      seed,
      requests,
      links: linksTold(grants, nowMs),
    }
  })

  app.post<{ Body: Record<string, unknown> | null }>('/simulator/clock', (request) => {
    const target = Date.parse(String(request.body?.now))
    if (Number.isNaN(target)) throw new RangeError('Give now (ISO time)')
    clock.moveTo(target)
    return { now: new Date(clock.nowMs()).toISOString() }
  })

  faultRoutes(app, cloud)
}
