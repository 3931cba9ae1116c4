import { utcDay } from '../../people/calendar-day.ts'
import { type MemberDay, memberDay } from '../../people/history.ts'
import type { Cloud } from '../cloud.ts'
import { recordsOf } from '../records/member-records.ts'
import { viewOf } from '../records/record.ts'
import type { RecordKind } from '../records/revisions.ts'

const LOOK_BACK_DAYS = 14

/**
 * Id of the newest record of a kind, naps included (for a recovery: its sleep's id); undefined if there is none in two
 * weeks.
 */
export function newestRecordId(cloud: Cloud, member: number, kind: RecordKind): string | undefined {
  const view = viewOf(cloud)
  const startMs = view.nowMs - LOOK_BACK_DAYS * 86_400_000
  for (const { reply } of recordsOf(kind, { seed: cloud.seed, member }, view, startMs, view.nowMs)) {
    const { id, sleep_id } = reply as { id?: string; sleep_id?: string }
    return sleep_id ?? id
  }
  return undefined
}

/**
 * The night whose score can still be delayed until `lateMs` after waking: the newest one if that moment is still ahead,
 * else the next. Nights without the strap are skipped.
 */
export function nightToScoreLate({ seed, clock }: Cloud, member: number, lateMs: number): MemberDay {
  const nowMs = clock.nowMs()
  for (let day = utcDay(nowMs) - 2; ; day++) {
    const candidate = memberDay(seed, member, day)
    const { strap, unscorable, endMs } = candidate.night
    const isNewest = memberDay(seed, member, day + 1).night.endMs > nowMs
    if (strap === 'worn' && !unscorable && isNewest && endMs + lateMs > nowMs) return candidate
  }
}
