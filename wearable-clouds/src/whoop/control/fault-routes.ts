import type { FastifyInstance } from 'fastify'
import { readFault } from '../../faults/faults.ts'
import { readMember } from '../../oauth/authorize-routes.ts'
import { HOUR_MS } from '../../people/calendar-day.ts'
import type { Cloud } from '../cloud.ts'
import { activityId, MAIN_SLEEP } from '../records/ids.ts'
import { sendEvent } from '../webhooks/due-events.ts'
import { nightToScoreLate } from './newest-record.ts'

export function faultRoutes(app: FastifyInstance, cloud: Cloud): void {
  app.post<{ Body: Record<string, unknown> | null }>('/simulator/faults', (request) => {
    const given = request.body ?? {}
    const member = given.member === undefined ? undefined : readMember(given.member)
    if (given.member !== undefined && member === undefined)
      throw new RangeError('member must be a number from 1 to 9999')
    switch (given.kind) {
      case 'expire_access_tokens':
        cloud.grants.expireAccessTokens(member)
        break
      case 'revoke_refresh_tokens':
        cloud.grants.revokeTokens(member)
        break
      case 'late_scores':
        return scoreLate(cloud, member, given.hours)
      default: {
        const fault = readFault(given)
        if (!fault) throw new RangeError(`There is no fault of the kind ${String(given.kind)}`)
        cloud.faults.list.push(fault)
      }
    }
    return { ok: true }
  })
  app.delete('/simulator/faults', (_, reply) => {
    cloud.faults.list = []
    return reply.code(204).send()
  })
}

function scoreLate(cloud: Cloud, member: number | undefined, hours: unknown) {
  if (member === undefined) throw new RangeError('late_scores needs a member')
  if (typeof hours !== 'number' || !(hours > 0)) throw new RangeError('hours must be a number above 0')
  const { day, night } = nightToScoreLate(cloud, member, hours * HOUR_MS)
  const entry = { member, day, scoredAtMs: Math.round(night.endMs + hours * HOUR_MS) }
  cloud.revisions.late = [
    ...cloud.revisions.late.filter((other) => other.member !== member || other.day !== day),
    entry,
  ]
  const sleep_id = activityId(cloud.seed, member, day, MAIN_SLEEP)
  const nowMs = cloud.clock.nowMs()
  if (night.endMs <= nowMs) {
    // The score is withdrawn, which changes both records.
    for (const kind of ['sleep', 'recovery'] as const) {
      cloud.revisions.touch(kind, sleep_id, nowMs, 'update')
      sendEvent(cloud, member, kind, 'updated', sleep_id)
    }
  }
  return { ok: true, sleep_id, scored_at: new Date(entry.scoredAtMs).toISOString() }
}
