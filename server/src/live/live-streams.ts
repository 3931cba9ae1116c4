import type { ServerResponse } from 'node:http'
import { Refusal } from '@corner/contract/refusal.ts'
import type { Callers } from '../accounts/callers.ts'
import type { ChangeSubscriber, TeamsChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'
import { findAudience } from './audience.ts'
import { CollectedChanges } from './collected-changes.ts'
import { EventStream } from './event-stream.ts'

const log = logOf('live')

/** When changes are sent. */
export interface LivePace {
  /** A change is sent once there was no other for this long: a sync of 90 records is one event. */
  quietMs: number
  /** But never later than this after the first. */
  latestMs: number
  /**
   * Between two heartbeats, at each of which sessions are checked. Proxies close connections that are silent for 30 to 60 s.
   */
  heartbeatMs: number
}

const PACE: LivePace = { quietMs: 250, latestMs: 1_000, heartbeatMs: 15_000 }
/** Per user and process: a browser holds one for each visible tab. */
const MAX_STREAMS_EACH = 10
const COME_AGAIN_SECONDS = 30
/** A query whose connection died must not block all later changes. */
const PATIENCE_MS = 15_000

interface LiveParts {
  database: Database
  callers: Callers
  now(): Date
  pace?: LivePace | undefined
}

interface Listener {
  caller: Caller
  /** When their token expires. */
  endsAt: Date
  stream: EventStream
}

/**
 * The open streams of this process. With each change it is checked who may know of it, and whether they are still signed in.
 */
export class LiveStreams implements ChangeSubscriber {
  private readonly parts: LiveParts
  private readonly pace: LivePace
  private readonly listeners = new Set<Listener>()
  private collected = new CollectedChanges()
  private isDelivering = false
  private isFailing = false
  private deliveryTimer: NodeJS.Timeout | undefined
  private heartbeatTimer: NodeJS.Timeout | undefined

  constructor(parts: LiveParts) {
    this.parts = parts
    this.pace = parts.pace ?? PACE
  }

  get openCount(): number {
    return this.listeners.size
  }

  /** @throws Refusal `too_many_requests` when the caller has as many streams as anybody may */
  assertRoomFor({ user_id }: Caller): void {
    const theirs = [...this.listeners].filter(({ caller }) => caller.user_id === user_id)
    if (theirs.length < MAX_STREAMS_EACH) return
    throw new Refusal('too_many_requests', `Corner follows changes in ${MAX_STREAMS_EACH} other windows already`, {
      retryAfterSeconds: COME_AGAIN_SECONDS,
    })
  }

  /** Takes over a reply whose head has been written. */
  open(caller: Caller, endsAt: Date, response: ServerResponse): void {
    const stream = new EventStream(response, () => this.listeners.delete(listener))
    const listener: Listener = { caller, endsAt, stream }
    if (response.destroyed) return
    this.listeners.add(listener)
    this.heartbeatTimer ??= setInterval(() => void this.heartbeat(), this.pace.heartbeatMs).unref()
  }

  onConnected(): void {
    this.collect((changes) => changes.addEverything())
  }

  /**
   * After the connection to the change channel was lost and restored, current clients get an event that everything may have
   * changed.
   */
  onDisconnected(): void {}

  userChanged(userId: string): void {
    this.collect((changes) => changes.addUser(userId))
  }

  teamsChanged(change: TeamsChange): void {
    this.collect((changes) => changes.addTeamsChange(change))
  }

  /** Ends every stream: the clients reconnect, to another process or to this one after its start. */
  close(): void {
    clearTimeout(this.deliveryTimer)
    clearInterval(this.heartbeatTimer)
    for (const listener of this.listeners) this.end(listener)
  }

  /**
   * Changes are collected even without clients: one that connects just after reading the records gets what changed in
   * between.
   */
  private collect(add: (changes: CollectedChanges) => void): void {
    add(this.collected)
    if (!this.isDelivering) this.deliverAfter(Math.min(this.pace.quietMs, this.pace.latestMs - this.collected.ageMs()))
  }

  private deliverAfter(waitMs: number): void {
    clearTimeout(this.deliveryTimer)
    this.deliveryTimer = setTimeout(() => void this.deliver(), Math.max(0, waitMs)).unref()
  }

  private async deliver(): Promise<void> {
    const changes = this.collected
    this.collected = new CollectedChanges()
    this.isDelivering = true
    try {
      await inTime(this.deliverToAll(changes))
      this.isFailing = false
      if (!this.collected.isEmpty) this.deliverAfter(this.pace.quietMs)
    } catch (error) {
      if (!this.isFailing)
        log.warn('Live changes could not be delivered, and are delivered later', { reason: reasonOf(error) })
      this.isFailing = true
      this.collected.addEverything()
      this.deliverAfter(this.pace.latestMs)
    } finally {
      this.isDelivering = false
    }
  }

  /** A client that connects during a delivery may have read the records before the change, so it gets the event afterwards. */
  private async deliverToAll(changes: CollectedChanges): Promise<void> {
    const done = new Set<Listener>()
    for (;;) {
      const next = [...this.listeners].filter((listener) => !done.has(listener))
      if (next.length === 0) return
      for (const listener of next) done.add(listener)
      await this.deliverTo(next, changes)
    }
  }

  private async deliverTo(listeners: readonly Listener[], changes: CollectedChanges): Promise<void> {
    const coachIds = new Set(listeners.flatMap(({ caller }) => (caller.role === 'coach' ? [caller.user_id] : [])))
    const eventsFor = await findAudience(this.parts.database, changes, [...coachIds])
    const reached = listeners.flatMap((listener) => {
      const events = eventsFor(listener.caller)
      return events.isEmpty ? [] : [{ listener, events }]
    })
    const signedIn = await this.endThoseWhoLeft(reached.map(({ listener }) => listener))
    for (const { listener, events } of reached) {
      if (!signedIn.has(listener)) continue
      listener.stream.pending.addAll(events)
      listener.stream.sendPending()
    }
  }

  /** Streams whose session has ended, whose role changed or whose token expired are closed. @returns the others */
  private async endThoseWhoLeft(listeners: readonly Listener[]): Promise<ReadonlySet<Listener>> {
    if (listeners.length === 0) return new Set()
    const callers = await this.parts.callers.findAll(listeners.map(({ caller }) => caller.session_id))
    const now = this.parts.now()
    const signedIn = new Set<Listener>()
    for (const listener of listeners) {
      const { caller, endsAt } = listener
      if (callers.get(caller.session_id)?.role === caller.role && now < endsAt) signedIn.add(listener)
      else this.end(listener)
    }
    return signedIn
  }

  private async heartbeat(): Promise<void> {
    const listeners = [...this.listeners]
    // While the database does not answer nothing can be sent either: the streams stay open.
    const signedIn = await this.endThoseWhoLeft(listeners).catch(() => listeners)
    for (const { stream } of signedIn) stream.heartbeat()
  }

  private end(listener: Listener): void {
    this.listeners.delete(listener)
    listener.stream.end()
  }
}

/** @throws Error when it takes longer than `PATIENCE_MS` */
async function inTime(delivery: Promise<void>): Promise<void> {
  const tooLong = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => tooLong.reject(new Error(`The database did not answer within ${PATIENCE_MS / 1000} s`)),
    PATIENCE_MS,
  ).unref()
  await Promise.race([delivery, tooLong.promise]).finally(() => clearTimeout(timer))
}
