import { utcDay } from '../../people/calendar-day.ts'
import { memberDay } from '../../people/history.ts'
import { accountId } from '../records/account-id.ts'
import type { CollectionName } from '../records/collections.ts'
import { documentId, PLACES } from '../records/ids.ts'
import type { EventState } from './event-state.ts'

interface Happening {
  data_type: CollectionName
  id: string
}

/** Tells every subscribed app that the member has linked of a change of a document. */
export function sendEvent(
  cloud: EventState,
  member: number,
  { data_type, id }: Happening,
  event_type: 'create' | 'update' | 'delete',
): void {
  const nowMs = cloud.clock.nowMs()
  const event = {
    event_type,
    data_type,
    object_id: id,
    event_time: new Date(nowMs).toISOString(),
    user_id: accountId(cloud.seed, member),
  }
  for (const client of cloud.clients.values()) {
    if (!cloud.grants.linkedMembers(client.client_id, nowMs).includes(member)) continue
    for (const { callback_url } of cloud.subscriptions.wanting(client.client_id, data_type, event_type, nowMs))
      cloud.deliveries.send(client, callback_url, event)
  }
}

/** Tells of what came into being since the last call: nights, their scores, naps and workouts. */
export class DueEvents {
  #cloud: EventState
  #toldUntilMs: number

  constructor(cloud: EventState) {
    this.#cloud = cloud
    this.#toldUntilMs = cloud.clock.nowMs()
  }

  send(): void {
    const { clock, clients, grants } = this.#cloud
    const [fromMs, untilMs] = [this.#toldUntilMs, clock.nowMs()]
    this.#toldUntilMs = untilMs
    if (untilMs <= fromMs) return
    const members = [...clients.keys()].flatMap((client_id) => grants.linkedMembers(client_id, untilMs))
    for (const member of new Set(members))
      for (const happening of happenings(this.#cloud.seed, member, fromMs, untilMs))
        sendEvent(this.#cloud, member, happening, 'create')
  }
}

function happenings(seed: number, member: number, fromMs: number, untilMs: number): Happening[] {
  const found: Happening[] = []
  for (let day = utcDay(fromMs) - 2; day <= utcDay(untilMs) + 1; day++) {
    const { night, nap, sessions } = memberDay(seed, member, day)
    const add = (atMs: number, data_type: CollectionName, place: number) => {
      if (atMs > fromMs && atMs <= untilMs) found.push({ data_type, id: documentId(seed, member, day, place) })
    }
    if (night.strap === 'worn') {
      add(night.endMs, 'sleep', PLACES.night)
      add(night.endMs, 'daily_readiness', PLACES.daily_readiness)
      add(night.endMs, 'daily_sleep', PLACES.daily_sleep)
      if (!night.unscorable) add(night.endMs, 'daily_spo2', PLACES.daily_spo2)
    }
    if (nap) add(nap.endMs, 'sleep', PLACES.nap)
    sessions.forEach(({ endMs }, index) => {
      add(endMs, 'workout', PLACES.workout + index)
    })
  }
  return found
}
