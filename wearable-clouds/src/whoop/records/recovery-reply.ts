import type { MemberDay } from '../../people/history.ts'
import { clamp } from '../../people/random.ts'
import { activityId, cycleId, MAIN_SLEEP } from './ids.ts'
import { isoTime, type Listed, rounded, type ScoreState, scored, scoredAtMs, type View } from './record.ts'

/** The recovery after a day's main sleep, listed by the time of that sleep; undefined while there is no such sleep. */
export function recoveryReply(member: MemberDay, { nowMs, revisions }: View): Listed | undefined {
  const { person, day, night, morning } = member
  const id = activityId(person.seed, person.member, day, MAIN_SLEEP)
  if (night.strap !== 'worn' || night.endMs > nowMs || revisions.isDeleted('recovery', id)) return undefined
  const revision = revisions.find('recovery', id)
  const scoredMs = scoredAtMs(member, revisions)
  const state: ScoreState = night.unscorable ? 'UNSCORABLE' : scoredMs > nowMs ? 'PENDING_SCORE' : 'SCORED'
  return {
    startMs: night.startMs,
    endMs: night.endMs,
    reply: {
      cycle_id: cycleId(person.member, day),
      sleep_id: id,
      user_id: person.user_id,
      created_at: isoTime(night.endMs),
      updated_at: isoTime(Math.max(scoredMs > nowMs ? night.endMs : scoredMs, revision?.updatedAtMs ?? 0)),
      ...scored(state, () => ({
        user_calibrating: false,
        recovery_score: clamp(morning.recoveryScore + 4 * (revision?.rescored ?? 0), 1, 99),
        resting_heart_rate: Math.round(morning.restingBpm),
        hrv_rmssd_milli: rounded(morning.hrvMs, 5),
        spo2_percentage: rounded(morning.bloodOxygenPercent, 2),
        skin_temp_celsius: rounded(morning.skinCelsius, 2),
      })),
    },
  }
}
