import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Connection, Database } from '../database/database.ts'
import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'
import { logFailedTry, logLostJob } from './job-log.ts'
import { forgetFuture, STEADY_CLOCK } from './clock.ts'
import { JOB_SCHEMA } from './job-tables.ts'

const log = logOf('jobs')

/** What a handler gets of its job. */
export interface JobRun<Payload> {
  payload: Payload
  /** The last try: when it fails too, the job goes to the dead letters. */
  isLastTry: boolean
  /** Aborted when the server stops. */
  signal: AbortSignal
}

/** A kind of work. Payloads are small: ids, not records. */
export interface Queue<Payload extends object> {
  name: string
  /** Jobs of it that one process works on at once. */
  concurrency: number
  retries: number
  /** Doubled from try to try, with jitter. */
  firstRetrySeconds: number
  longestRetrySeconds: number
  /** A job that has shown no life for so long belonged to a process that was killed: another takes it up. At least 10. */
  heartbeatSeconds: number
  handle(run: JobRun<Payload>): Promise<void>
  /** Failures that belong to an ordinary day (the provider is down): the log gets a line at `info` without a stack. */
  isOrdinary?(error: unknown): boolean
  /** When it runs by itself, as a cron expression in UTC, with this payload. */
  schedule?: { cron: string; payload: Payload }
}

export interface SendOptions {
  /** Of jobs with the same key only one waits; the second is dropped. */
  key?: string
  /** Higher goes first. */
  priority?: number
  startAfterSeconds?: number
  /** Sent at this transaction's commit, and not at all after a rollback. */
  transaction?: Database
}

export interface Jobs {
  send<Payload extends object>(queue: Queue<Payload>, payload: Payload, options?: SendOptions): Promise<void>
  /** Many jobs in one statement. */
  sendAll<Payload extends object>(
    queue: Queue<Payload>,
    payloads: readonly Payload[],
    options?: Pick<SendOptions, 'transaction'>,
  ): Promise<void>
  /** Begins to work off jobs. Queues are made where they are missing, by `send` too; tables must be there. */
  start(): Promise<void>
  /** Ends within `STOP_PATIENCE_MS`; what is not done by then is tried again after the next start. */
  stop(): Promise<void>
}

const DEAD_LETTERS = 'dead-letters'
const STOP_PATIENCE_MS = 3_000
/** Connections of its own, so that a busy page cannot hold up the jobs nor they the pages. */
const POOL_SIZE = 4
/** New jobs are notified; this is for retries that fall due. */
const IDLE_POLL_SECONDS = 3
/** How often the jobs of killed processes are looked for. */
const SUPERVISE_SECONDS = 20
const KEPT_DAYS = 3
/** How soon a clock that was ahead and was put right is noticed. */
const FORGET_FUTURE_EVERY_MS = 120_000

/** @param findQueues asked at the start: the queues' handlers need the jobs, and the jobs their handlers */
export function createJobs(connection: Connection, findQueues: () => readonly Queue<object>[]): Jobs {
  const stopping = new AbortController()
  const boss = new PgBoss({
    ...(connection as ConstructorParameters<typeof PgBoss>[0] & object),
    schema: JOB_SCHEMA,
    migrate: false, // job-tables.ts: the tables are the owner's
    max: POOL_SIZE,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronMonitorIntervalSeconds: 30,
    clock: STEADY_CLOCK,
  })
  boss.on('error', (error) => log.error('The job queue has failed', { reason: reasonOf(error) }))
  boss.on('warning', ({ message }) => log.warn('The job queue warns', { reason: message }))
  let opened: Promise<void> | undefined
  let forgetting: NodeJS.Timeout | undefined

  /** Once, at the first need: a process that only sends jobs needs the queues, too. */
  function open(): Promise<void> {
    stopping.signal.throwIfAborted()
    opened ??= openQueues(boss, findQueues()).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    async send(queue, payload, { key, priority, startAfterSeconds, transaction } = {}) {
      await open()
      await boss.send(queue.name, payload, {
        singletonKey: key ?? crypto.randomUUID(),
        ...(priority !== undefined && { priority }),
        ...(startAfterSeconds !== undefined && { startAfter: Math.ceil(startAfterSeconds) }),
        ...(transaction && { db: fromKysely(transaction) }),
      })
    },
    async sendAll(queue, payloads, { transaction } = {}) {
      if (payloads.length === 0) return
      await open()
      await boss.insert(
        queue.name,
        payloads.map((data) => ({ data, singletonKey: crypto.randomUUID() })),
        transaction ? { db: fromKysely(transaction) } : {},
      )
    },
    async start() {
      await open()
      await Promise.all(findQueues().map((queue) => workOn(boss, queue, stopping.signal)))
      await boss.work(DEAD_LETTERS, { includeMetadata: true }, async (lost: JobWithMetadata[]) => {
        for (const job of lost)
          logLostJob(
            findQueues().find(({ name }) => name === job.sourceName),
            job,
          )
      })
      const forget = () =>
        forgetFuture(boss.getDb()).catch((error) => log.warn('Times in the future stay', { reason: reasonOf(error) }))
      await forget()
      forgetting = setInterval(forget, FORGET_FUTURE_EVERY_MS).unref()
    },
    async stop() {
      clearInterval(forgetting)
      stopping.abort(new Error('The server is stopping'))
      await boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS })
    },
  }
}

async function openQueues(boss: PgBoss, queues: readonly Queue<object>[]): Promise<void> {
  await boss.start()
  await boss.createQueue(DEAD_LETTERS, { retryLimit: 0, deleteAfterSeconds: KEPT_DAYS * 86_400, notify: true })
  await Promise.all(queues.map((queue) => openQueue(boss, queue)))
}

async function openQueue(boss: PgBoss, queue: Queue<object>): Promise<void> {
  const options = {
    retryLimit: queue.retries,
    retryDelay: queue.firstRetrySeconds,
    retryBackoff: true,
    retryDelayMax: queue.longestRetrySeconds,
    heartbeatSeconds: queue.heartbeatSeconds,
    expireInSeconds: 3600,
    deleteAfterSeconds: KEPT_DAYS * 86_400,
    deadLetter: DEAD_LETTERS,
    notify: true,
  }
  // `short`: one waiting job for each key, while an active one of a killed process holds up nothing.
  if (await boss.getQueue(queue.name)) await boss.updateQueue(queue.name, options)
  else await boss.createQueue(queue.name, { ...options, policy: 'short' })
  if (queue.schedule)
    await boss.schedule(queue.name, queue.schedule.cron, queue.schedule.payload, { singletonKey: 'schedule' })
}

/** A worker for each job at once, so that each can be told to look for the next job as soon as it has done one. */
async function workOn(boss: PgBoss, queue: Queue<object>, signal: AbortSignal): Promise<void> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: IDLE_POLL_SECONDS,
    notifyPollingIntervalSeconds: IDLE_POLL_SECONDS,
  } as const
  await Promise.all(
    Array.from({ length: queue.concurrency }, async () => {
      let id: string | undefined
      id = await boss.work(queue.name, options, async ([job]: JobWithMetadata<object>[]) => {
        try {
          if (job) await runJob(queue, job, signal)
        } finally {
          if (id) boss.notifyWorker(id)
        }
      })
    }),
  )
}

async function runJob(queue: Queue<object>, job: JobWithMetadata<object>, stopping: AbortSignal): Promise<void> {
  const isLastTry = job.retryCount >= job.retryLimit
  try {
    await queue.handle({ payload: job.data, isLastTry, signal: AbortSignal.any([job.signal, stopping]) })
  } catch (error) {
    if (!stopping.aborted) logFailedTry(queue, job, error)
    throw error
  }
}
