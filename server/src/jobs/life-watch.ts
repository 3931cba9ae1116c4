import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'

const log = logOf('jobs')

/** In milliseconds. */
export interface WatchPace {
  /** How often a heartbeat is requested. */
  beatMs: number
  /** Without a heartbeat for this long the jobs count as dead. */
  deadAfterMs: number
}

/** Silence is noticed within two minutes, including the interval until the next check. */
export const WATCH_PACE: WatchPace = { beatMs: 15_000, deadAfterMs: 100_000 }

/** If the timer fires this many intervals late, this process or its machine was suspended. */
const ASLEEP_BEATS = 3

interface Watched {
  /** Requests a heartbeat. Its arrival is reported by `noteLife`. */
  askForLife(): Promise<unknown>
  /** Recovers; called again at each interval until it succeeds, and then after another `deadAfterMs` without a heartbeat. */
  revive(): Promise<void>
}

/** Watches for heartbeats, by a monotonic clock. Time for which this process was suspended does not count. */
export class LifeWatch {
  private readonly watched: Watched
  private readonly pace: WatchPace
  private timer: NodeJS.Timeout | undefined
  private lifeAtMs: number | undefined
  /** When silence started to count: the start, and each resumption. */
  private countsFromMs = 0
  private revivedAtMs = 0
  private lookedAtMs = 0
  private asking = false
  private reviving = false

  constructor(watched: Watched, pace: WatchPace = WATCH_PACE) {
    this.watched = watched
    this.pace = pace
  }

  start(): void {
    this.countsFromMs = performance.now()
    this.lookedAtMs = this.countsFromMs
    this.timer = setInterval(() => this.look(), this.pace.beatMs).unref()
  }

  stop(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  noteLife(): void {
    if (this.timer && !this.isAlive()) log.info('Jobs are worked off again')
    this.lifeAtMs = performance.now()
  }

  /** undefined: no heartbeat yet */
  lastAlive(): Date | undefined {
    if (this.lifeAtMs === undefined) return undefined
    return new Date(Date.now() - (performance.now() - this.lifeAtMs))
  }

  /** false before the start and after the stop; a start counts as a heartbeat. */
  isAlive(): boolean {
    if (!this.timer) return false
    this.noticeSleep()
    return this.silentMs() < this.pace.deadAfterMs
  }

  private silentMs(): number {
    return performance.now() - Math.max(this.lifeAtMs ?? 0, this.countsFromMs)
  }

  private noticeSleep(): void {
    const nowMs = performance.now()
    if (nowMs - this.lookedAtMs > ASLEEP_BEATS * this.pace.beatMs) this.countsFromMs = nowMs
    this.lookedAtMs = nowMs
  }

  private look(): void {
    this.noticeSleep()
    const sinceRevivalMs = performance.now() - this.revivedAtMs
    const isDead = this.silentMs() >= this.pace.deadAfterMs
    if (isDead && (this.revivedAtMs === 0 || sinceRevivalMs >= this.pace.deadAfterMs)) void this.revive()
    else void this.ask()
  }

  private async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    // If the request fails, the silence that follows reports it.
    await this.watched.askForLife().catch(() => {})
    this.asking = false
  }

  private async revive(): Promise<void> {
    if (this.reviving) return
    this.reviving = true
    const seconds = Math.round(this.silentMs() / 1000)
    log.error('No job could be worked off: their connections to the database are opened again', { seconds })
    try {
      await this.watched.revive()
      this.revivedAtMs = performance.now()
      void this.ask()
    } catch (error) {
      log.error('Jobs could not be started again yet', { reason: reasonOf(error) })
    } finally {
      this.reviving = false
    }
  }
}
