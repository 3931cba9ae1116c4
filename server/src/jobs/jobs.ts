import { Refusal } from '@corner/contract/refusal.ts'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Connection, Database } from '../database/database.ts'
import type { Timeouts } from '../database/timeouts.ts'
import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'
import { type Boss, createBoss } from './boss.ts'
import { forgetFuture } from './clock.ts'
import { HeartbeatJob } from './heartbeat-job.ts'
import { HeartbeatWatch, type WatchIntervals } from './heartbeat-watch.ts'
import type { Queue } from './queue.ts'
import { openQueues, startWorkers } from './workers.ts'

export type { Queue } from './queue.ts'

interface SendOptions {
  /** Only one job with the same key waits; a second one is dropped. */
  key?: string
  /** Higher runs first. */
  priority?: number
  startAfterSeconds?: number
  /** Sent at this transaction's commit, and never after a rollback. */
  transaction?: Database
}

interface JobToSend<Payload> extends Pick<SendOptions, 'key' | 'priority'> {
  payload: Payload
}

export interface Jobs {
  /** @throws Refusal `unavailable` while the server stops */
  send<Payload extends object>(queue: Queue<Payload>, payload: Payload, options?: SendOptions): Promise<void>
  /** Many jobs, in a statement for each five hundred. */
  sendAll<Payload extends object>(
    queue: Queue<Payload>,
    jobs: readonly JobToSend<Payload>[],
    options?: Pick<SendOptions, 'transaction'>,
  ): Promise<void>
  /**
   * Starts processing jobs. Missing queues are created, by `send` too; the tables must exist. When none can be processed for
   * two minutes, all connections are reopened, and the jobs in progress are retried.
   */
  start(): Promise<void>
  /** Whether jobs are being processed: false before the start, and after almost two minutes without a heartbeat. */
  isAlive(): boolean
  /** When the last heartbeat job of this process came back; undefined: none yet. */
  lastAlive(): Date | undefined
  /** Returns soon after `STOP_PATIENCE_MS` at the latest; unfinished jobs are retried after the next start. */
  stop(): Promise<void>
}

/** For tests: how long to wait for the database, and how soon silence is noticed. */
export interface JobSettings {
  waits?: Timeouts
  pace?: WatchIntervals
}

const log = logOf('jobs')

const STOP_PATIENCE_MS = 3_000
const JOBS_A_STATEMENT = 500
/** How soon a corrected clock is noticed. */
const FORGET_FUTURE_EVERY_MS = 120_000

interface Opened {
  boss: Boss
  /** Resolves once jobs can be sent, and are processed if they have been started. */
  ready: Promise<PgBoss>
}

/** @param findQueues called at the start: the queues' handlers need the jobs, and the jobs their handlers */
export function createJobs(
  connection: Connection,
  findQueues: () => readonly Queue<object>[],
  { waits, pace }: JobSettings = {},
): Jobs {
  const stopping = new AbortController()
  const heartbeat = new HeartbeatJob(() => watch.noteHeartbeat())
  const watch = new HeartbeatWatch({ requestHeartbeat, recover }, pace)
  let opened: Opened | undefined
  let working = false
  let forgetting: NodeJS.Timeout | undefined

  /** Once, at the first use: a process that only sends jobs needs the queues, too. */
  function open(): Promise<PgBoss> {
    if (stopping.signal.aborted) throw stoppingRefusal()
    if (opened) return opened.ready
    const boss = createBoss(connection, waits)
    const ready = prepare(boss.pgBoss).catch((error) => {
      void discard(boss)
      throw error
    })
    opened = { boss, ready }
    return ready
  }

  async function prepare(boss: PgBoss): Promise<PgBoss> {
    await boss.start()
    await openQueues(boss, findQueues())
    await heartbeat.open(boss)
    if (working) await work(boss)
    return boss
  }

  async function work(boss: PgBoss): Promise<void> {
    await startWorkers(boss, findQueues(), stopping.signal)
    await heartbeat.work(boss)
  }

  async function requestHeartbeat(): Promise<void> {
    await heartbeat.send(await open())
  }

  async function forget(): Promise<void> {
    try {
      await forgetFuture((await open()).getDb())
    } catch (error) {
      if (!stopping.signal.aborted) log.warn('Times in the future stay', { reason: reasonOf(error) })
    }
  }

  async function recover(): Promise<void> {
    if (opened) void discard(opened.boss)
    await open()
  }

  /** The jobs in progress fail and are retried; their signals are aborted. */
  async function discard(boss: Boss): Promise<void> {
    if (opened?.boss === boss) opened = undefined
    await boss.cut()
    await boss.pgBoss.stop({ graceful: false }).catch(() => {}) // its jobs are found by their missing heartbeats
  }

  async function sending<T>(send: (boss: PgBoss) => Promise<T>): Promise<void> {
    try {
      await send(await open())
    } catch (error) {
      throw stopping.signal.aborted ? stoppingRefusal(error) : error
    }
  }

  return {
    send(queue, payload, { key, priority, startAfterSeconds, transaction } = {}) {
      return sending((boss) =>
        boss.send(queue.name, payload, {
          singletonKey: key ?? crypto.randomUUID(),
          ...(priority !== undefined && { priority }),
          ...(startAfterSeconds !== undefined && { startAfter: Math.ceil(startAfterSeconds) }),
          ...(transaction && { db: fromKysely(transaction) }),
        }),
      )
    },
    async sendAll(queue, jobs, { transaction } = {}) {
      const rows = jobs.map(({ payload, key, priority }) => ({
        data: payload,
        singletonKey: key ?? crypto.randomUUID(),
        ...(priority !== undefined && { priority }),
      }))
      for (let from = 0; from < rows.length; from += JOBS_A_STATEMENT) {
        const some = rows.slice(from, from + JOBS_A_STATEMENT)
        await sending((boss) => boss.insert(queue.name, some, transaction ? { db: fromKysely(transaction) } : {}))
      }
    },
    async start() {
      const boss = await open()
      working = true
      await work(boss)
      await forget()
      forgetting = setInterval(forget, FORGET_FUTURE_EVERY_MS).unref()
      watch.start()
    },
    isAlive: () => watch.isAlive(),
    lastAlive: () => watch.lastAlive(),
    async stop() {
      clearInterval(forgetting)
      stopping.abort(new Error('The server is stopping'))
      watch.stop()
      if (!opened) return
      const { boss } = opened
      const tooLate = setTimeout(() => void boss.cut(), STOP_PATIENCE_MS + 500)
      await boss.pgBoss.stop({ graceful: true, timeout: STOP_PATIENCE_MS }).finally(() => clearTimeout(tooLate))
    },
  }
}

function stoppingRefusal(cause?: unknown): Refusal {
  return new Refusal('unavailable', 'The server is being restarted. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
    cause,
  })
}
