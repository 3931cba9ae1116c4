import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiRefusal } from '../../api-refusal.ts'
import type { Grant } from '../../oauth/grants.ts'
import { personOf } from '../../people/person.ts'
import type { Scope } from '../oauth/scopes.ts'
import { cycleReply } from '../records/cycle-reply.ts'
import { placeOfOldNumber } from '../records/ids.ts'
import { findActivity, findDay, findOldActivity, type ListKind, recordsOf } from '../records/member-records.ts'
import { type Listed, viewOf } from '../records/record.ts'
import { recoveryReply } from '../records/recovery-reply.ts'
import { mainSleepReply } from '../records/sleep-reply.ts'
import type { ApiState } from './api-state.ts'
import { pageOf, readPageRequest } from './paging.ts'

type ApiRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, string | undefined> }>

const LISTS: { path: string; kind: ListKind; scope: Scope }[] = [
  { path: '/v2/cycle', kind: 'cycle', scope: 'read:cycles' },
  { path: '/v2/recovery', kind: 'recovery', scope: 'read:recovery' },
  { path: '/v2/activity/sleep', kind: 'sleep', scope: 'read:sleep' },
  { path: '/v2/activity/workout', kind: 'workout', scope: 'read:workout' },
]

/** WHOOP's API v2 under `/developer`: every call of docs/reference/device-api.md#resources. */
export function apiRoutes(app: FastifyInstance, state: ApiState): void {
  /** Serves a call to tokens with one of the scopes (no scopes: any token), counted against the app's rate limits. */
  const serve = (path: string, scopes: readonly Scope[], answer: (grant: Grant, request: ApiRequest) => unknown) => {
    app.get(`/developer${path}`, (request: ApiRequest, reply) => {
      const grant = admit(state, request, reply, scopes)
      return grant ? (answer(grant, request) ?? notFound()) : reply
    })
  }
  const owner = ({ member }: Grant) => ({ seed: state.seed, member })
  const dayOf = (grant: Grant, request: ApiRequest) => findDay(owner(grant), Number(request.params.id), viewOf(state))

  for (const { path, kind, scope } of LISTS) {
    serve(path, [scope], (grant, request) => {
      const view = viewOf(state)
      const asked = readPageRequest(request.query, view.nowMs)
      const endMs = Math.min(asked.endMs, asked.beforeMs) // later pages skip the records of earlier pages
      return pageOf(recordsOf(kind, owner(grant), view, asked.startMs, endMs), asked)
    })
  }
  serve('/v2/cycle/:id', ['read:cycles'], (grant, request) => {
    const day = dayOf(grant, request)
    return day && replyOf(cycleReply(day, viewOf(state)))
  })
  serve('/v2/cycle/:id/sleep', ['read:cycles', 'read:sleep'], (grant, request) => {
    const day = dayOf(grant, request)
    return day && replyOf(mainSleepReply(day, viewOf(state)))
  })
  serve('/v2/cycle/:id/recovery', ['read:recovery'], (grant, request) => {
    const day = dayOf(grant, request)
    return day && replyOf(recoveryReply(day, viewOf(state)))
  })
  for (const [kind, scope] of [
    ['sleep', 'read:sleep'],
    ['workout', 'read:workout'],
  ] as const) {
    serve(`/v2/activity/${kind}/:id`, [scope], (grant, request) =>
      replyOf(findActivity(owner(grant), kind, request.params.id, viewOf(state))),
    )
  }
  serve('/v1/activity-mapping/:id', [], (grant, request) => {
    const place = placeOfOldNumber(Number(request.params.id), grant.member)
    const id = place && findOldActivity(owner(grant), place, viewOf(state))
    return id && { v2_activity_id: id }
  })
  serve('/v2/user/profile/basic', ['read:profile'], ({ member }) => {
    const { user_id, email, first_name, last_name } = personOf(state.seed, member)
    return { user_id, email, first_name, last_name }
  })
  serve('/v2/user/measurement/body', ['read:body_measurement'], ({ member }) => {
    const { height_meter, weight_kilogram, max_heart_rate } = personOf(state.seed, member)
    return { height_meter, weight_kilogram, max_heart_rate }
  })
  app.delete('/developer/v2/user/access', (request: ApiRequest, reply) => {
    const grant = admit(state, request, reply, [])
    if (!grant) return reply
    state.grants.revoke(grant)
    return reply.code(204).send()
  })
}

/**
 * The grant of the request's token. Undefined when the app's rate limit is used up: then 429 has been sent.
 * @throws ApiRefusal 401
 */
function admit(state: ApiState, request: ApiRequest, reply: FastifyReply, scopes: readonly Scope[]): Grant | undefined {
  const nowMs = state.clock.nowMs()
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const grant = token === undefined ? undefined : state.grants.findByAccessToken(token, nowMs)
  if (!grant) throw new ApiRefusal(401, 'Authorization was not valid')
  const { headers, waitSeconds } = state.limits.take(grant.client_id, nowMs)
  reply.headers(headers)
  if (waitSeconds !== undefined) {
    void reply.code(429).header('retry-after', String(waitSeconds)).send({ message: 'Too many requests' })
    return undefined
  }
  if (scopes.length > 0 && !scopes.some((scope) => grant.scopes.includes(scope)))
    throw new ApiRefusal(401, `The token does not have the scope ${scopes.join(' or ')}`)
  return grant
}

function replyOf(record: Listed | undefined): object | undefined {
  return record?.reply
}

function notFound(): never {
  throw new ApiRefusal(404, 'Not found')
}
