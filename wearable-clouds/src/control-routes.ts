import type { FastifyInstance } from 'fastify'
import type { FaultState } from './faults/fault-state.ts'
import { readFault } from './faults/faults.ts'
import { readMember } from './oauth/authorize-routes.ts'
import { linksTold } from './oauth/links-told.ts'
import type { OAuthState } from './oauth/oauth-state.ts'

/** Routes that no maker has: they control clock and faults of a cloud without webhooks, for tests and the demo. */
export function controlRoutes(app: FastifyInstance, cloud: FaultState & OAuthState): void {
  const { clock, grants, faults, requests, seed } = cloud
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

  app.post<{ Body: Record<string, unknown> | null }>('/simulator/faults', (request) => {
    const given = request.body ?? {}
    const member = given.member === undefined ? undefined : readMember(given.member)
    if (given.member !== undefined && member === undefined)
      throw new RangeError('member must be a number from 1 to 9999')
    if (given.kind === 'expire_access_tokens') grants.expireAccessTokens(member)
    else if (given.kind === 'revoke_refresh_tokens') grants.revokeTokens(member)
    else {
      const fault = readFault(given)
      if (!fault) throw new RangeError(`There is no fault of the kind ${String(given.kind)}`)
      faults.list.push(fault)
    }
    return { ok: true }
  })

  app.delete('/simulator/faults', (_, reply) => {
    faults.list = []
    return reply.code(204).send()
  })
}
