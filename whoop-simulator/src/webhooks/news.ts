import { type Cloud, viewOf } from '../cloud.ts'
import { utcDay } from '../people/calendar-day.ts'
import { memberDay } from '../people/history.ts'
import { activityId, FIRST_WORKOUT, MAIN_SLEEP, NAP } from '../records/ids.ts'
import { scoredAtMs } from '../records/record.ts'
import type { RecordKind, Revisions } from '../records/revisions.ts'
import { whoopEvent } from './event.ts'

interface News {
  atMs: number
  member: number
  kind: RecordKind
  id: string
}

/** Tells every app of what its members' straps found out since the last look: sleeps and workouts that ended, scores that came. */
export class NewsTeller {
  #cloud: Cloud
  #toldUntilMs: number

  constructor(cloud: Cloud) {
    this.#cloud = cloud
    this.#toldUntilMs = cloud.clock.nowMs()
  }

  tell(): void {
    const { clients, clock, deliveries, grants, revisions, seed } = this.#cloud
    const [fromMs, untilMs] = [this.#toldUntilMs, clock.nowMs()]
    this.#toldUntilMs = untilMs // a clock that is put back lives, and tells, that time again
    if (untilMs <= fromMs) return
    for (const client of clients.values()) {
      if (!client.webhook_url) continue
      grants
        .linkedMembers(client.client_id, untilMs)
        .flatMap((member) => newsOf(seed, member, fromMs, untilMs, revisions))
        .sort((a, b) => a.atMs - b.atMs)
        .forEach(({ member, kind, id }) => {
          deliveries.send(client, whoopEvent(seed, member, `${kind}.updated`, id))
        })
    }
  }
}

/** What happened to a member after `fromMs`, up to and with `untilMs`. */
function newsOf(seed: number, member: number, fromMs: number, untilMs: number, revisions: Revisions): News[] {
  const news: News[] = []
  for (let day = utcDay(fromMs) - 2; day <= utcDay(untilMs) + 1; day++) {
    const { night, nap, sessions, ...rest } = memberDay(seed, member, day)
    const add = (atMs: number, kind: RecordKind, place: number) => {
      const id = activityId(seed, member, day, place)
      if (atMs > fromMs && atMs <= untilMs && !revisions.isDeleted(kind, id)) news.push({ atMs, member, kind, id })
    }
    if (night.strap === 'worn') {
      const scoredMs = scoredAtMs({ night, nap, sessions, ...rest }, revisions)
      for (const atMs of new Set([night.endMs, scoredMs])) {
        add(atMs, 'sleep', MAIN_SLEEP)
        add(atMs, 'recovery', MAIN_SLEEP)
      }
    }
    if (nap) add(nap.endMs, 'sleep', NAP)
    sessions.forEach((session, index) => {
      add(session.endMs, 'workout', FIRST_WORKOUT + index)
    })
  }
  return news
}

/** One event to every app that the member is linked to. */
export function sendEvent(cloud: Cloud, member: number, kind: RecordKind, change: 'updated' | 'deleted', id: string) {
  const event = whoopEvent(cloud.seed, member, `${kind}.${change}`, id)
  for (const client of cloud.clients.values()) {
    if (cloud.grants.linkedMembers(client.client_id, viewOf(cloud).nowMs).includes(member))
      cloud.deliveries.send(client, event)
  }
  return event
}
