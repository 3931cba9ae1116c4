import { type DayNumber, utcDay } from '../../people/calendar-day.ts'
import { type MemberDay, memberDay } from '../../people/history.ts'
import { cycleReply } from './cycle-reply.ts'
import { activityId, dayOfCycle, FIRST_WORKOUT, MAIN_SLEEP, NAP, placeOfActivity } from './ids.ts'
import type { Listed, View } from './record.ts'
import { recoveryReply } from './recovery-reply.ts'
import { mainSleepReply, napReply } from './sleep-reply.ts'
import { workoutReplies, workoutReply } from './workout-reply.ts'

export type ListKind = 'cycle' | 'recovery' | 'sleep' | 'workout'

/** How far a member's records go back. */
const HISTORY_DAYS = 730

export interface Member {
  seed: number
  member: number
}

/** A day's records of each kind, the newest first. */
const OF_DAY: Record<ListKind, (member: MemberDay, view: View) => (Listed | undefined)[]> = {
  cycle: (member, view) => [cycleReply(member, view)],
  recovery: (member, view) => [recoveryReply(member, view)],
  sleep: (member, view) => [napReply(member, view), mainSleepReply(member, view)],
  workout: workoutReplies,
}

/** The records that overlap `startMs` (included) to `endMs` (excluded), newest first, computed lazily. */
export function* recordsOf(kind: ListKind, { seed, member }: Member, view: View, startMs: number, endMs: number) {
  const firstDay = utcDay(Math.max(startMs, view.nowMs - HISTORY_DAYS * 86_400_000)) - 2
  for (let day = utcDay(Math.min(endMs, view.nowMs)) + 1; day >= firstDay; day--) {
    for (const record of OF_DAY[kind](memberDay(seed, member, day), view)) {
      if (record && record.startMs < endMs && (record.startMs >= startMs || record.endMs > startMs)) yield record
    }
  }
}

/** The day of a cycle id; undefined for an id that is not the member's or is outside their history. */
export function findDay({ seed, member }: Member, id: number, view: View): MemberDay | undefined {
  const day = dayOfCycle(id, member)
  return day === undefined || !isReachable(day, view) ? undefined : memberDay(seed, member, day)
}

export function findActivity(who: Member, kind: 'sleep' | 'workout', id: string, view: View): Listed | undefined {
  const found = placeOfActivity(id, who.seed, who.member)
  return found && isReachable(found.day, view) ? activityAt(who, kind, found, view) : undefined
}

function activityAt(
  { seed, member }: Member,
  kind: 'sleep' | 'workout',
  at: { day: number; place: number },
  view: View,
) {
  const day = memberDay(seed, member, at.day)
  if (kind === 'workout') return workoutReply(day, at.place - FIRST_WORKOUT, view)
  return at.place === MAIN_SLEEP ? mainSleepReply(day, view) : at.place === NAP ? napReply(day, view) : undefined
}

/** The uuid of an activity by its API v1 number, if it exists. */
export function findOldActivity(who: Member, at: { day: DayNumber; place: number }, view: View): string | undefined {
  const there =
    isReachable(at.day, view) && (activityAt(who, 'sleep', at, view) ?? activityAt(who, 'workout', at, view))
  return there ? activityId(who.seed, who.member, at.day, at.place) : undefined
}

function isReachable(day: DayNumber, { nowMs }: View): boolean {
  const today = utcDay(nowMs)
  return day <= today + 1 && day >= today - HISTORY_DAYS - 2
}
