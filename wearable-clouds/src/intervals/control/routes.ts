import type { FastifyInstance } from 'fastify'
import { readFault } from '../../faults/faults.ts'
import { readMember } from '../../oauth/authorize-routes.ts'
import { readClient } from '../../oauth/clients.ts'
import type { IntervalsCloud } from '../cloud.ts'
import { athleteId, dayOfDate, placeOfActivity } from '../records/ids.ts'
import { findActivity } from '../records/lists.ts'
import { announce, deleteActivity, type EventSender, wellnessUpdated } from '../webhooks/events.ts'

type Body = { Body: Record<string, unknown> | null }

/** Routes that Intervals.icu does not have: clock, apps, faults, and changes of records for tests and the demo. */
export function controlRoutes(app: FastifyInstance, cloud: IntervalsCloud, events: EventSender): void {
  app.get('/simulator/state', () => stateOf(cloud))
  app.post<Body>('/simulator/clock', ({ body }) => {
    const { now, advance_seconds } = body ?? {}
    const target =
      typeof advance_seconds === 'number' ? cloud.clock.nowMs() + advance_seconds * 1000 : Date.parse(String(now))
    if (!Number.isFinite(target)) throw new RangeError('Give now (ISO time) or advance_seconds (number)')
    cloud.clock.moveTo(target)
    events.sendDue()
    return { now: new Date(cloud.clock.nowMs()).toISOString() }
  })
  app.post<Body>('/simulator/clients', ({ body }) => {
    const client = readClient(body)
    cloud.clients.set(client.client_id, client)
    return { client_id: client.client_id }
  })
  app.post<Body>('/simulator/faults', ({ body }) => {
    const given = body ?? {}
    if (given.kind === 'end_tokens') {
      cloud.tokens.end(undefined, given.member === undefined ? undefined : memberIn(given))
      return { ok: true }
    }
    const fault = readFault(given)
    if (!fault) throw new RangeError(`There is no fault of the kind ${String(given.kind)}`)
    cloud.faults.list.push(fault)
    return { ok: true }
  })
  app.delete('/simulator/faults', (_, reply) => {
    cloud.faults.list = []
    return reply.code(204).send()
  })
  app.post<Body>('/simulator/days', ({ body }) => {
    const { date, hrv_ms } = body ?? {}
    const [member, day] = [memberIn(body ?? {}), dayOfDate(String(date))]
    if (day === undefined || typeof hrv_ms !== 'number') throw new RangeError('Give member, date and hrv_ms')
    cloud.changes.correct(member, String(date), hrv_ms, cloud.clock.nowMs())
    announce(cloud, member, wellnessUpdated(cloud, member, day))
    return { ok: true }
  })
  app.delete<{ Params: { id: string } }>('/simulator/activities/:id', ({ params }) => {
    const place = placeOfActivity(params.id)
    if (!place || !findActivity(cloud, place.member, params.id)) throw new RangeError(`No activity ${params.id}`)
    return { id: deleteActivity(cloud, place.member, place.day, place.index) }
  })
}

function memberIn(given: Record<string, unknown>): number {
  const member = readMember(given.member)
  if (member === undefined) throw new RangeError('member must be a number from 1 to 9999')
  return member
}

/** Without tokens and secrets. */
function stateOf({ seed, clock, clients, tokens, limits, faults, deliveries, requests }: IntervalsCloud) {
  return {
    now: new Date(clock.nowMs()).toISOString(),
    seed,
    clients: [...clients.values()].map(({ client_id, redirect_uris, webhook_url }) => ({
      client_id,
      redirect_uris,
      webhook_url,
      requests_counted: limits.used(client_id),
    })),
    links: tokens.grants.map(({ client_id, member, scopes }) => ({
      client_id,
      member,
      athlete_id: athleteId(member),
      scopes,
    })),
    requests,
    faults: faults.list.length,
    webhooks: { ...deliveries.counts, recent: deliveries.recent },
  }
}
