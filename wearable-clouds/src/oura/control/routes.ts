import type { FastifyInstance } from 'fastify'
import { faultRoutes } from '../../faults/fault-routes.ts'
import { readMember } from '../../oauth/authorize-routes.ts'
import { linksTold } from '../../oauth/links-told.ts'
import { findDocument } from '../api/routes.ts'
import type { Cloud } from '../cloud.ts'
import { type DueEvents, sendEvent } from '../webhooks/events.ts'

/** Routes that Oura does not have: they control clock, faults and documents for tests and the demo. */
export function controlRoutes(app: FastifyInstance, cloud: Cloud, events: DueEvents): void {
  app.get('/simulator/state', () => stateOf(cloud))

  app.post<{ Body: Record<string, unknown> | null }>('/simulator/clock', (request) => {
    const { now, advance_seconds } = request.body ?? {}
    const target =
      typeof advance_seconds === 'number' ? cloud.clock.nowMs() + advance_seconds * 1000 : Date.parse(String(now))
    if (!Number.isFinite(target)) throw new RangeError('Give now (ISO time) or advance_seconds (number)')
    cloud.clock.moveTo(target)
    events.send()
    return { now: new Date(cloud.clock.nowMs()).toISOString() }
  })

  faultRoutes(app, cloud)

  app.post<{ Body: Record<string, unknown> | null }>('/simulator/records', (request) => {
    const { data_type, id, action } = request.body ?? {}
    const member = memberIn(request.body ?? {})
    if (data_type !== 'sleep' && data_type !== 'workout') throw new RangeError('data_type must be sleep or workout')
    if (action !== 'update' && action !== 'delete') throw new RangeError('action must be update or delete')
    if (!findDocument(cloud, member, data_type, String(id)))
      throw new RangeError(`Member ${member} has no ${data_type} ${String(id)}`)
    cloud.changes.note(String(id), action)
    sendEvent(cloud, member, { data_type, id: String(id) }, action)
    return { ok: true }
  })
}

function memberIn(given: Record<string, unknown>): number {
  const member = readMember(given.member)
  if (member === undefined) throw new RangeError('member must be a number from 1 to 9999')
  return member
}

/** The current state, without tokens or secrets. */
function stateOf({ seed, clock, grants, requests, subscriptions, deliveries }: Cloud) {
  const nowMs = clock.nowMs()
  return {
    now: new Date(nowMs).toISOString(),
    seed,
    requests,
    links: linksTold(grants, nowMs),
    subscriptions: subscriptions.list.map(({ data_type, event_type, expiresMs }) => ({
      data_type,
      event_type,
      expires: new Date(expiresMs).toISOString(),
    })),
    webhooks: { ...deliveries.counts, recent: deliveries.recent },
  }
}
