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
  private heard = new CollectedChanges()
  private isTelling = false
  private isFailing = false
  private tellTimer: NodeJS.Timeout | undefined
  private heartbeatTimer: NodeJS.Timeout | undefined

  constructor(parts: LiveParts) {
    this.parts = parts
    this.pace = parts.pace ?? PACE
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
    this.hear((heard) => heard.addEverything())
  }

  /**
   * After the connection to the change channel was lost and restored, current clients are told that everything may have
   * changed.
   */
  onDisconnected(): void {}

  userChanged(userId: string): void {
    this.hear((heard) => heard.addUser(userId))
  }

  teamsChanged(change: TeamsChange): void {
    this.hear((heard) => heard.addTeamsChange(change))
  }

  /** Ends every stream: the clients reconnect, to another process or to this one after its start. */
  close(): void {
    clearTimeout(this.tellTimer)
    clearInterval(this.heartbeatTimer)
    for (const listener of this.listeners) this.end(listener)
  }

  /**
   * Changes are collected even without clients: one that connects just after reading the records is told what changed in
   * between.
   */
  private hear(add: (heard: CollectedChanges) => void): void {
    add(this.heard)
    if (!this.isTelling) this.tellAfter(Math.min(this.pace.quietMs, this.pace.latestMs - this.heard.ageMs()))
  }

  private tellAfter(waitMs: number): void {
    clearTimeout(this.tellTimer)
    this.tellTimer = setTimeout(() => void this.tell(), Math.max(0, waitMs)).unref()
  }

  private async tell(): Promise<void> {
    const heard = this.heard
    this.heard = new CollectedChanges()
    this.isTelling = true
    try {
      await inTime(this.tellAll(heard))
      this.isFailing = false
      if (!this.heard.isEmpty) this.tellAfter(this.pace.quietMs)
    } catch (error) {
      if (!this.isFailing) log.warn('Live changes could not be told, and are told later', { reason: reasonOf(error) })
      this.isFailing = true
      this.heard.addEverything()
      this.tellAfter(this.pace.latestMs)
    } finally {
      this.isTelling = false
    }
  }

  /** A client that connects during a delivery may have read the records before the change, so it is told afterwards. */
  private async tellAll(heard: CollectedChanges): Promise<void> {
    const done = new Set<Listener>()
    for (;;) {
      const next = [...this.listeners].filter((listener) => !done.has(listener))
      if (next.length === 0) return
      for (const listener of next) done.add(listener)
      await this.tellThese(next, heard)
    }
  }

  private async tellThese(listeners: readonly Listener[], heard: CollectedChanges): Promise<void> {
    const coachIds = new Set(listeners.flatMap(({ caller }) => (caller.role === 'coach' ? [caller.user_id] : [])))
    const newsFor = await findAudience(this.parts.database, heard, [...coachIds])
    const told = listeners.flatMap((listener) => {
      const news = newsFor(listener.caller)
      return news.isEmpty ? [] : [{ listener, news }]
    })
    const signedIn = await this.endThoseWhoLeft(told.map(({ listener }) => listener))
    for (const { listener, news } of told) {
      if (!signedIn.has(listener)) continue
      listener.stream.news.addAll(news)
      listener.stream.tell()
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
async function inTime(told: Promise<void>): Promise<void> {
  const tooLong = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => tooLong.reject(new Error(`The database did not answer within ${PATIENCE_MS / 1000} s`)),
    PATIENCE_MS,
  ).unref()
  await Promise.race([told, tooLong.promise]).finally(() => clearTimeout(timer))
}
