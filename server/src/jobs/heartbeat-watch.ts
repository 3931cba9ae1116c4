import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'

const log = logOf('jobs')

/** In milliseconds. */
export interface WatchIntervals {
  /** How often a heartbeat is requested. */
  intervalMs: number
  /** Without a heartbeat for this long the jobs count as dead. */
  deadAfterMs: number
}

/** Silence is noticed within two minutes, including the interval until the next check. */
export const WATCH_INTERVALS: WatchIntervals = { intervalMs: 15_000, deadAfterMs: 100_000 }

/** If the timer fires this many intervals late, this process or its machine was suspended. */
const SUSPENDED_INTERVALS = 3

interface Watched {
  /** Requests a heartbeat. Its arrival is reported by `noteHeartbeat`. */
  requestHeartbeat(): Promise<unknown>
  /** Recovers; called again at each interval until it succeeds, and then after another `deadAfterMs` without a heartbeat. */
  recover(): Promise<void>
}

/** Watches for heartbeats, by a monotonic clock. Time for which this process was suspended does not count. */
export class HeartbeatWatch {
  private readonly watched: Watched
  private readonly pace: WatchIntervals
  private timer: NodeJS.Timeout | undefined
  private heartbeatAtMs: number | undefined
  /** When silence started to count: the start, and each resumption. */
  private countsFromMs = 0
  private recoveredAtMs = 0
  private lookedAtMs = 0
  private asking = false
  private recovering = false

  constructor(watched: Watched, pace: WatchIntervals = WATCH_INTERVALS) {
    this.watched = watched
    this.pace = pace
  }

  start(): void {
    this.countsFromMs = performance.now()
    this.lookedAtMs = this.countsFromMs
    this.timer = setInterval(() => this.look(), this.pace.intervalMs).unref()
  }

  stop(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  noteHeartbeat(): void {
    if (this.timer && !this.isAlive()) log.info('Jobs are worked off again')
    this.heartbeatAtMs = performance.now()
  }

  /** undefined: no heartbeat yet */
  lastAlive(): Date | undefined {
    if (this.heartbeatAtMs === undefined) return undefined
    return new Date(Date.now() - (performance.now() - this.heartbeatAtMs))
  }

  /** false before the start and after the stop; a start counts as a heartbeat. */
  isAlive(): boolean {
    if (!this.timer) return false
    this.noticeSuspension()
    return this.silentMs() < this.pace.deadAfterMs
  }

  private silentMs(): number {
    return performance.now() - Math.max(this.heartbeatAtMs ?? 0, this.countsFromMs)
  }

  private noticeSuspension(): void {
    const nowMs = performance.now()
    if (nowMs - this.lookedAtMs > SUSPENDED_INTERVALS * this.pace.intervalMs) this.countsFromMs = nowMs
    this.lookedAtMs = nowMs
  }

  private look(): void {
    this.noticeSuspension()
    const sinceRecoveryMs = performance.now() - this.recoveredAtMs
    const isDead = this.silentMs() >= this.pace.deadAfterMs
    if (isDead && (this.recoveredAtMs === 0 || sinceRecoveryMs >= this.pace.deadAfterMs)) void this.recover()
    else void this.ask()
  }

  private async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    // If the request fails, the silence that follows reports it.
    await this.watched.requestHeartbeat().catch(() => {})
    this.asking = false
  }

  private async recover(): Promise<void> {
    if (this.recovering) return
    this.recovering = true
    const seconds = Math.round(this.silentMs() / 1000)
    log.error('No job could be worked off: their connections to the database are opened again', { seconds })
    try {
      await this.watched.recover()
      this.recoveredAtMs = performance.now()
      void this.ask()
    } catch (error) {
      log.error('Jobs could not be started again yet', { reason: reasonOf(error) })
    } finally {
      this.recovering = false
    }
  }
}
