import { utcDay } from '../../people/calendar-day.ts'
import { memberDay } from '../../people/history.ts'
import { activityId, FIRST_WORKOUT, MAIN_SLEEP, NAP } from '../records/ids.ts'
import { scoredAtMs } from '../records/record.ts'
import type { RecordKind, Revisions } from '../records/revisions.ts'
import { whoopEvent } from './event.ts'
import type { EventState } from './event-state.ts'

interface DueEvent {
  atMs: number
  member: number
  kind: RecordKind
  id: string
}

/** Sends webhooks for everything that happened since the last call: sleeps and workouts that ended, scores that arrived. */
export class EventSender {
  #state: EventState
  #sentUntilMs: number

  constructor(state: EventState) {
    this.#state = state
    this.#sentUntilMs = state.clock.nowMs()
  }

  sendDue(): void {
    const { clients, clock, deliveries, grants, revisions, seed } = this.#state
    const [fromMs, untilMs] = [this.#sentUntilMs, clock.nowMs()]
    this.#sentUntilMs = untilMs // if the clock is set back, that time passes again, with its webhooks
    if (untilMs <= fromMs) return
    for (const client of clients.values()) {
      if (!client.webhook_url) continue
      grants
        .linkedMembers(client.client_id, untilMs)
        .flatMap((member) => dueEvents(seed, member, fromMs, untilMs, revisions))
        .sort((a, b) => a.atMs - b.atMs)
        .forEach(({ member, kind, id }) => {
          deliveries.send(client, whoopEvent(seed, member, `${kind}.updated`, id))
        })
    }
  }
}

/** What happened to a member after `fromMs`, up to and including `untilMs`. */
function dueEvents(seed: number, member: number, fromMs: number, untilMs: number, revisions: Revisions): DueEvent[] {
  const events: DueEvent[] = []
  for (let day = utcDay(fromMs) - 2; day <= utcDay(untilMs) + 1; day++) {
    const { night, nap, sessions, ...rest } = memberDay(seed, member, day)
    const add = (atMs: number, kind: RecordKind, place: number) => {
      const id = activityId(seed, member, day, place)
      if (atMs > fromMs && atMs <= untilMs && !revisions.isDeleted(kind, id)) events.push({ atMs, member, kind, id })
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
  return events
}

/** Sends an event to every app that the member is linked to. */
export function sendEvent(
  state: EventState,
  member: number,
  kind: RecordKind,
  change: 'updated' | 'deleted',
  id: string,
) {
  const event = whoopEvent(state.seed, member, `${kind}.${change}`, id)
  for (const client of state.clients.values()) {
    if (state.grants.linkedMembers(client.client_id, state.clock.nowMs()).includes(member))
      state.deliveries.send(client, event)
  }
  return event
}
