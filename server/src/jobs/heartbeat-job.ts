import { randomInt } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import { WORKER_OPTIONS } from './workers.ts'

/** The queue's stored name, from before these were called heartbeats. */
const QUEUE = 'proof-of-life'
/** Deletes the heartbeat jobs of a process that is gone. */
const KEPT_SECONDS = 60

/**
 * Tiny jobs that one process sends to itself: if they come back, its jobs are sent, found and processed. All processes share a
 * queue, and recognize their own jobs by the priority.
 */
export class HeartbeatJob {
  private readonly mark = randomInt(1, 2 ** 31 - 1)
  private readonly onHeartbeat: () => void

  constructor(onHeartbeat: () => void) {
    this.onHeartbeat = onHeartbeat
  }

  async open(boss: PgBoss): Promise<void> {
    const options = { retryLimit: 0, notify: true, expireInSeconds: KEPT_SECONDS }
    const swept = { retentionSeconds: KEPT_SECONDS, deleteAfterSeconds: KEPT_SECONDS }
    await boss.createQueue(QUEUE, { ...options, ...swept, policy: 'short' })
  }

  async work(boss: PgBoss): Promise<void> {
    const own = { minPriority: this.mark, maxPriority: this.mark }
    await boss.work(QUEUE, { ...WORKER_OPTIONS, ...own }, async () => this.onHeartbeat())
  }

  async send(boss: PgBoss): Promise<void> {
    await boss.send(QUEUE, {}, { priority: this.mark, singletonKey: `${this.mark}` })
  }
}
