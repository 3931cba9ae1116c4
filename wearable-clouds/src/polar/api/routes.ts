import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiRefusal } from '../../api-refusal.ts'
import type { Grant } from '../../oauth/grants.ts'
import { type MemberDay, memberDay } from '../../people/history.ts'
import type { Scope } from '../oauth.ts'
import { accountReply } from '../records/account-reply.ts'
import { hasNight, hasRecharge, rechargeReply, SLEEP_FEATURES, sleepReply } from '../records/night-replies.ts'
import { sessionReplies } from '../records/session-replies.ts'
import { sportList } from '../records/sports.ts'
import type { ApiState } from './api-state.ts'
import { type ListRules, readAsked } from './asked-days.ts'

const SESSION_FEATURES = [
  ...['samples', 'test-results', 'training-load-report', 'laps', 'hill-splits', 'routes', 'statistics', 'zones'],
  ...['pause-times', 'strength-training-results', 'comments', 'physical-info'],
]

interface List extends ListRules {
  path: string
  scope: Scope
  /** Around the records of all days. */
  wrap(records: object[]): object
  /** Those of one day. */
  recordsOf(day: MemberDay, features: readonly string[], nowMs: number): object[]
}

const LISTS: List[] = [
  {
    path: '/sleeps',
    scope: 'sleep:read',
    clock: 'date',
    longestDays: 30,
    features: SLEEP_FEATURES,
    wrap: (nightSleeps) => ({ nightSleeps }),
    recordsOf: (day, features, nowMs) => (hasNight(day, nowMs) ? [sleepReply(day, features)] : []),
  },
  {
    path: '/nightly-recharge-results',
    scope: 'nightly_recharge:read',
    clock: 'date',
    longestDays: 28,
    features: ['samples'],
    wrap: (nightlyRechargeResults) => ({ nightlyRechargeResults: { nightlyRechargeResults } }),
    recordsOf: (day, features, nowMs) => (hasRecharge(day, nowMs) ? [rechargeReply(day, features)] : []),
  },
  {
    path: '/training-sessions/list',
    scope: 'training_sessions:read',
    clock: 'time',
    longestDays: 90,
    features: SESSION_FEATURES,
    wrap: (trainingSessions) => ({ trainingSessions }),
    recordsOf: sessionReplies,
  },
]

/** Polar AccessLink v4 under `/v4/data`: the calls of docs/polar.md. */
export function apiRoutes(app: FastifyInstance, cloud: ApiState): void {
  /** Serves a call to tokens with the scope, counted against the client's limits; no body where there is nothing. */
  const serve = (
    path: string,
    scope: Scope,
    answer: (grant: Grant, query: Record<string, unknown>) => object | undefined,
  ) => {
    app.get(`/v4/data${path}`, (request: FastifyRequest, reply) => {
      const grant = admit(cloud, request, reply, scope)
      if (!grant) return reply
      const body = answer(grant, request.query as Record<string, unknown>)
      return body ?? reply.code(204).send()
    })
  }
  for (const { path, scope, wrap, recordsOf, ...rules } of LISTS) {
    serve(path, scope, ({ member }, query) => {
      const { days, features } = readAsked(query, rules)
      const nowMs = cloud.clock.nowMs()
      const records = days.flatMap((day) => recordsOf(memberDay(cloud.seed, member, day), features, nowMs))
      return records.length > 0 ? wrap(records) : undefined
    })
  }
  serve('/sports/list', 'sports:read', sportList)
  serve('/user/account-data', 'profile:read', ({ member }) => accountReply(cloud.seed, member, cloud.clock.nowMs()))
}

/** The grant of the request's token; undefined when 429 has been sent. @throws ApiRefusal 401, 403 */
function admit(cloud: ApiState, request: FastifyRequest, reply: FastifyReply, scope: Scope): Grant | undefined {
  const nowMs = cloud.clock.nowMs()
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const grant = token === undefined ? undefined : cloud.grants.findByAccessToken(token, nowMs)
  if (!grant) throw new ApiRefusal(401, 'Unauthorized')
  const { headers, isRefused } = cloud.limits.take(grant.client_id, nowMs)
  reply.headers(headers)
  if (isRefused) {
    void reply.code(429).send({ errorMessage: 'Too many requests' })
    return undefined
  }
  if (!grant.scopes.includes(scope)) throw new ApiRefusal(403, `Missing required scope: ${scope}`)
  return grant
}
