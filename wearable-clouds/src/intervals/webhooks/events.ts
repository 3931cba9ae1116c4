import { type DayNumber, utcDay } from '../../people/calendar-day.ts'
import { memberDay } from '../../people/history.ts'
import { activityOf } from '../records/activity.ts'
import { activityId, athleteId } from '../records/ids.ts'
import { wellnessOf } from '../records/wellness.ts'
import type { IntervalsEvent } from './deliveries.ts'
import type { EventState } from './event-state.ts'

/** A day's whole record, with what the athlete wrote. */
export function wellnessUpdated(cloud: EventState, member: number, day: DayNumber): IntervalsEvent {
  const record = wellnessOf(memberDay(cloud.seed, member, day), cloud.clock.nowMs(), cloud.changes)
  return { ...eventOf(cloud, member, 'WELLNESS_UPDATED'), records: [record] }
}

/** undefined: there is none, or it came from Strava, of which no webhook tells. */
function activityUploaded(
  cloud: EventState,
  member: number,
  day: DayNumber,
  index: number,
): IntervalsEvent | undefined {
  const activity = activityOf(memberDay(cloud.seed, member, day), index, cloud.clock.nowMs(), cloud.changes)
  if (!activity || activity.source === 'STRAVA') return undefined
  return { ...eventOf(cloud, member, 'ACTIVITY_UPLOADED'), records: [], activity }
}

/** A stub with the id. */
function activityDeleted(cloud: EventState, member: number, id: string): IntervalsEvent {
  const activity = { id, icu_athlete_id: athleteId(member), has_segments: false, icu_lap_count: 0 }
  return { ...eventOf(cloud, member, 'ACTIVITY_DELETED'), records: [], activity }
}

function eventOf({ clock }: EventState, member: number, type: string): IntervalsEvent {
  const timestamp = new Date(clock.nowMs()).toISOString().replace('Z', '+00:00')
  return { athlete_id: athleteId(member), type, timestamp }
}

/** To every app that may read it. */
export function announce(cloud: EventState, member: number, event: IntervalsEvent): void {
  const scope = event.type === 'WELLNESS_UPDATED' ? 'WELLNESS:READ' : 'ACTIVITY:READ'
  for (const grant of cloud.tokens.grants) {
    const client = cloud.clients.get(grant.client_id)
    if (client && grant.member === member && grant.scopes.includes(scope)) cloud.deliveries.send(client, [event])
  }
}

/** Sends what happened since the last call: athletes who woke up, activities that ended. */
export class EventSender {
  #cloud: EventState
  #sentUntilMs: number

  constructor(cloud: EventState) {
    this.#cloud = cloud
    this.#sentUntilMs = cloud.clock.nowMs()
  }

  sendDue(): void {
    const cloud = this.#cloud
    const [fromMs, untilMs] = [this.#sentUntilMs, cloud.clock.nowMs()]
    this.#sentUntilMs = untilMs
    const isNew = (atMs: number) => atMs > fromMs && atMs <= untilMs
    for (const member of new Set(cloud.tokens.grants.map((grant) => grant.member)))
      for (let day = utcDay(fromMs) - 2; untilMs > fromMs && day <= utcDay(untilMs) + 1; day++) {
        const { night, sessions } = memberDay(cloud.seed, member, day)
        if (isNew(night.endMs)) announce(cloud, member, wellnessUpdated(cloud, member, day))
        sessions.forEach(({ endMs }, index) => {
          const event = isNew(endMs) ? activityUploaded(cloud, member, day, index) : undefined
          if (event) announce(cloud, member, event)
        })
      }
  }
}

/** Deletes an activity, and tells of it. */
export function deleteActivity(cloud: EventState, member: number, day: DayNumber, index: number): string {
  const id = activityId(member, day, index)
  cloud.changes.deletedActivities.add(id)
  announce(cloud, member, activityDeleted(cloud, member, id))
  return id
}
