import type { FastifyInstance } from 'fastify'
import { faultRoutes } from '../../faults/fault-routes.ts'
import { HOUR_MS } from '../../people/calendar-day.ts'
import type { Cloud } from '../cloud.ts'
import { activityId, MAIN_SLEEP } from '../records/ids.ts'
import { sendEvent } from '../webhooks/due-events.ts'
import { nightToScoreLate } from './newest-record.ts'

/** The faults of every cloud, and scores that come late. */
export function whoopFaultRoutes(app: FastifyInstance, cloud: Cloud): void {
  faultRoutes(app, cloud, ({ kind, hours }, member) =>
    kind === 'late_scores' ? scoreLate(cloud, member, hours) : undefined,
  )
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
