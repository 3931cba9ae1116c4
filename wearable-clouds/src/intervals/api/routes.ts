import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { personOf } from '../../people/person.ts'
import type { Scope } from '../oauth/scopes.ts'
import type { Grant } from '../oauth/tokens.ts'
import { athleteId, dayOfDate } from '../records/ids.ts'
import { activitiesBetween, findActivity, wellnessBetween } from '../records/lists.ts'
import type { ApiState } from './api-state.ts'

type Query = Record<string, string | undefined>
type ApiRequest = FastifyRequest<{ Params: { id: string }; Querystring: Query }>

/** The calls of Intervals.icu's API that Corner makes, and one day's record, which it does not ask for. */
export function apiRoutes(app: FastifyInstance, cloud: ApiState): void {
  const serve = (path: string, scope: Scope | undefined, answer: (grant: Grant, request: ApiRequest) => unknown) =>
    app.get(`/api/v1${path}`, (request: ApiRequest, reply) => {
      const grant = admit(cloud, request, reply, scope)
      if (!grant) return reply
      const body = answer(grant, request)
      return body === undefined ? refuse(reply, 404, 'Not Found') : body
    })
  const isOwn = ({ member }: Grant, { params }: ApiRequest) => ['0', athleteId(member)].includes(params.id)

  serve('/athlete/:id/profile', undefined, (grant, request) => {
    if (!isOwn(grant, request)) return undefined
    const { first_name, last_name, email } = personOf(cloud.seed, grant.member)
    const athlete = {
      id: athleteId(grant.member),
      name: `${first_name} ${last_name}`,
      email,
      timezone: 'America/Chicago',
    }
    return { athlete, sharedFolders: [], customItems: [] }
  })
  serve('/athlete/:id/wellness', 'WELLNESS:READ', (grant, request) => {
    const { oldest = '', newest = '', fields } = request.query
    const [first, last] = [dayOfDate(oldest), dayOfDate(newest)]
    if (!isOwn(grant, request) || first === undefined || last === undefined) return undefined
    return wellnessBetween(cloud, grant.member, first, last).map((record) => withFields(record, fields))
  })
  serve('/athlete/:id/activities', 'ACTIVITY:READ', (grant, request) => {
    const { oldest = '', newest = new Date(cloud.clock.nowMs()).toISOString().slice(0, 10), fields } = request.query
    if (!isOwn(grant, request) || dayOfDate(oldest) === undefined || dayOfDate(newest) === undefined) return undefined
    return activitiesBetween(cloud, grant.member, oldest, newest).map((activity) => withFields(activity, fields))
  })
  serve('/activity/:id', 'ACTIVITY:READ', ({ member }, { params }) => findActivity(cloud, member, params.id))
  app.delete('/api/v1/disconnect-app', (request: ApiRequest, reply) => {
    const grant = admit(cloud, request, reply, undefined)
    if (!grant) return reply
    cloud.tokens.end(grant.client_id, grant.member)
    return reply.code(200).send()
  })
}

/** The fields asked for, without those that are null; all fields where none are asked for. A withheld activity is a stub. */
function withFields(record: Record<string, unknown>, fields: string | undefined): Record<string, unknown> {
  if (fields === undefined || record.source === 'STRAVA') return record
  const asked = fields.split(',')
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => asked.includes(name) && value !== null))
}

/** The grant of the request's token; undefined when a refusal has been sent. */
function admit(cloud: ApiState, request: ApiRequest, reply: FastifyReply, scope?: Scope): Grant | undefined {
  const grant = cloud.tokens.find(/^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1])
  if (!grant) return void refuse(reply, 401, 'Unauthorized')
  const { waitSeconds } = cloud.limits.take(grant.client_id, cloud.clock.nowMs())
  if (waitSeconds !== undefined) return void refuse(reply, 429, 'Too many requests')
  if (scope && !grant.scopes.includes(scope)) return void refuse(reply, 403, 'Access denied')
  return grant
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ status, error })
}
