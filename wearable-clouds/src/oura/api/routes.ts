import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiRefusal } from '../../api-refusal.ts'
import type { Grant } from '../../oauth/grants.ts'
import { memberDay } from '../../people/history.ts'
import { personOf } from '../../people/person.ts'
import type { Scope } from '../oauth.ts'
import { accountId } from '../records/account-id.ts'
import { COLLECTIONS, type CollectionName } from '../records/collections.ts'
import { dayOfDocument } from '../records/ids.ts'
import type { ApiState } from './api-state.ts'
import { readAskedDays } from './asked-days.ts'

type ApiRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, string | undefined> }>

const BASE = '/v2/usercollection'
const AGE = 21

/** Oura's API v2: the lists of docs/oura.md, their single documents and the account's person. */
export function apiRoutes(app: FastifyInstance, cloud: ApiState): void {
  const serve = (path: string, scopes: readonly Scope[], answer: (grant: Grant, request: ApiRequest) => unknown) => {
    app.get(`${BASE}${path}`, (request: ApiRequest, reply) => {
      const grant = admit(cloud, request, reply, scopes)
      return grant ? answer(grant, request) : reply
    })
  }
  for (const [name, { scope, documentsOf }] of Object.entries(COLLECTIONS)) {
    serve(`/${name}`, [scope], ({ member }, { query }) => {
      const nowMs = cloud.clock.nowMs()
      const { days, next_token } = readAskedDays(query, nowMs)
      const view = { nowMs, changes: cloud.changes }
      return { data: days.flatMap((day) => documentsOf(memberDay(cloud.seed, member, day), view)), next_token }
    })
    serve(`/${name}/:id`, [scope], ({ member }, { params }) => {
      const found = findDocument(cloud, member, name as CollectionName, params.id)
      if (!found) throw new ApiRefusal(404, 'Not Found')
      return found
    })
  }
  serve('/personal_info', ['personal', 'email'], ({ member, scopes }) => {
    const { weight_kilogram, height_meter, email } = personOf(cloud.seed, member)
    return {
      id: accountId(cloud.seed, member),
      ...(scopes.includes('personal') && {
        age: AGE,
        weight: weight_kilogram,
        height: height_meter,
        biological_sex: member % 2 === 1 ? 'male' : 'female',
      }),
      ...(scopes.includes('email') && { email }),
    }
  })
  for (const method of ['GET', 'POST'] as const)
    app.route<{ Querystring: { access_token?: string } }>({
      method,
      url: '/oauth/revoke',
      handler: ({ query }, reply) => {
        const grant = cloud.grants.findByAccessToken(query.access_token ?? '', cloud.clock.nowMs())
        if (!grant) throw new ApiRefusal(401, 'Unauthorized')
        cloud.grants.revoke(grant)
        return reply.code(200).send({})
      },
    })
}

/** A document by its id; undefined: not one of this member's, or not there yet, or taken back. */
export function findDocument(cloud: ApiState, member: number, name: CollectionName, id: string): object | undefined {
  const day = dayOfDocument(id, cloud.seed, member)
  if (day === undefined) return undefined
  const view = { nowMs: cloud.clock.nowMs(), changes: cloud.changes }
  return COLLECTIONS[name]
    .documentsOf(memberDay(cloud.seed, member, day), view)
    .find((document) => (document as { id: string }).id === id)
}

/** The grant of the request's token; undefined when 429 has been sent. @throws ApiRefusal 401, 403 */
function admit(cloud: ApiState, request: ApiRequest, reply: FastifyReply, scopes: readonly Scope[]): Grant | undefined {
  const nowMs = cloud.clock.nowMs()
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const grant = token === undefined ? undefined : cloud.grants.findByAccessToken(token, nowMs)
  if (!grant) throw new ApiRefusal(401, 'Unauthorized')
  const refused = cloud.limits.take(grant.client_id, nowMs)
  if (refused) {
    void reply.code(429).headers(refused).send({ detail: 'Rate limit exceeded' })
    return undefined
  }
  if (!scopes.some((scope) => grant.scopes.includes(scope))) throw new ApiRefusal(403, `Missing scope: ${scopes[0]}`)
  return grant
}
