import type { FastifyInstance } from 'fastify'
import { readMember } from '../../oauth/authorize-routes.ts'
import { readClient } from '../../oauth/clients.ts'
import { personOf } from '../../people/person.ts'
import type { Cloud } from '../cloud.ts'
import type { EventSender } from '../webhooks/due-events.ts'
import { whoopFaultRoutes } from './fault-routes.ts'
import { recordRoutes } from './record-routes.ts'
import { stateOf } from './state.ts'

/** Routes that WHOOP does not have: they control clock, faults and records for tests and the demo. */
export function controlRoutes(app: FastifyInstance, cloud: Cloud, events: EventSender): void {
  app.get('/simulator/state', () => stateOf(cloud))

  app.post<{ Body: Record<string, unknown> | null }>('/simulator/clock', (request) => {
    const { now, advance_seconds } = request.body ?? {}
    const target =
      typeof advance_seconds === 'number' ? cloud.clock.nowMs() + advance_seconds * 1000 : Date.parse(String(now))
    if (!Number.isFinite(target)) throw new RangeError('Give now (ISO time) or advance_seconds (number)')
    cloud.clock.moveTo(target)
    events.sendDue()
    return { now: new Date(cloud.clock.nowMs()).toISOString() }
  })

  app.post<{ Body: Record<string, unknown> | null }>('/simulator/limits', (request) => {
    const limits = { ...cloud.limits.limits }
    for (const window of ['minute', 'day'] as const) {
      const limit = request.body?.[window]
      if (limit === undefined) continue
      if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0)
        throw new RangeError(`${window} must be a whole number`)
      limits[window] = limit
    }
    cloud.limits.limits = limits
    return limits
  })

  app.post('/simulator/clients', (request) => {
    const client = readClient(request.body)
    cloud.clients.set(client.client_id, client)
    return { client_id: client.client_id }
  })

  app.get<{ Params: { number: string } }>('/simulator/members/:number', (request, reply) => {
    const member = readMember(request.params.number)
    if (member === undefined) return reply.code(404).send({ error: 'Member numbers go from 1 to 9999' })
    const person = personOf(cloud.seed, member)
    const { user_id, email, first_name, last_name, height_meter, weight_kilogram, max_heart_rate } = person
    const sex = member % 2 === 1 ? 'male' : 'female'
    const body = { sex, height_meter, weight_kilogram, max_heart_rate }
    return { member, user_id, email, first_name, last_name, ...body, always_worn: person.forgetfulness === 0 }
  })

  whoopFaultRoutes(app, cloud)
  recordRoutes(app, cloud)
}
