import type { FastifyInstance } from 'fastify'
import { readMember } from '../oauth/authorize-routes.ts'
import type { OAuthState } from '../oauth/oauth-state.ts'
import type { FaultState } from './fault-state.ts'
import { readFault } from './faults.ts'

type Given = Record<string, unknown>

/**
 * Sets and clears the faults of a cloud.
 * @param ownFault what only this maker can be told to do; undefined: the fault is none of these
 */
export function faultRoutes(
  app: FastifyInstance,
  cloud: Pick<FaultState & OAuthState, 'faults' | 'grants'>,
  ownFault: (given: Given, member: number | undefined) => object | undefined = () => undefined,
): void {
  app.post<{ Body: Given | null }>('/simulator/faults', (request) => {
    const given = request.body ?? {}
    const member = given.member === undefined ? undefined : readMember(given.member)
    if (given.member !== undefined && member === undefined)
      throw new RangeError('member must be a number from 1 to 9999')
    const done = ownFault(given, member)
    if (done) return done
    if (given.kind === 'expire_access_tokens') cloud.grants.expireAccessTokens(member)
    else if (given.kind === 'revoke_refresh_tokens') cloud.grants.revokeTokens(member)
    else {
      const fault = readFault(given)
      if (!fault) throw new RangeError(`There is no fault of the kind ${String(given.kind)}`)
      cloud.faults.list.push(fault)
    }
    return { ok: true }
  })

  app.delete('/simulator/faults', (_, reply) => {
    cloud.faults.list = []
    return reply.code(204).send()
  })
}
