import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { inLane } from '../database/lanes.ts'
import { inLogContext } from '../log/log-context.ts'
import { logDone, logFailedTry, logLostJob } from './job-log.ts'
import type { Queue } from './queue.ts'

const DEAD_LETTERS = 'dead-letters'
/** New jobs are notified; this is for retries that become due. */
const IDLE_POLL_SECONDS = 3
const KEPT_DAYS = 3
const HEARTBEAT_SECONDS = 30

/** How workers look for jobs. */
export const WORKER_OPTIONS = {
  includeMetadata: true,
  pollingIntervalSeconds: IDLE_POLL_SECONDS,
  notifyPollingIntervalSeconds: IDLE_POLL_SECONDS,
} as const

/** Creates the missing queues, with the settings and schedules of this release. */
export async function openQueues(boss: PgBoss, queues: readonly Queue<object>[]): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retryLimit: 0, deleteAfterSeconds: KEPT_DAYS * 86_400, notify: true })
  await Promise.all(queues.map((queue) => openQueue(boss, queue)))
}

/** Starts processing the jobs of all queues. @param stopping aborted when the server stops */
export async function startWorkers(
  boss: PgBoss,
  queues: readonly Queue<object>[],
  stopping: AbortSignal,
): Promise<void> {
  await Promise.all(queues.map((queue) => workOn(boss, queue, stopping)))
  await boss.work(DEAD_LETTERS, { includeMetadata: true }, async (lost: JobWithMetadata[]) => {
    for (const job of lost)
      logLostJob(
        queues.find(({ name }) => name === job.sourceName),
        job,
      )
  })
}

async function openQueue(boss: PgBoss, queue: Queue<object>): Promise<void> {
  const options = {
    retryLimit: queue.retries,
    retryDelay: queue.firstRetrySeconds,
    retryBackoff: true,
    retryDelayMax: queue.longestRetrySeconds,
    heartbeatSeconds: queue.heartbeatSeconds ?? HEARTBEAT_SECONDS,
    expireInSeconds: 3600,
    deleteAfterSeconds: KEPT_DAYS * 86_400,
    deadLetter: DEAD_LETTERS,
    notify: true,
  }
  // `short`: at most one waiting job per key; an active job of a killed process does not block the next one.
  if (await boss.getQueue(queue.name)) await boss.updateQueue(queue.name, options)
  else await boss.createQueue(queue.name, { ...options, policy: 'short' })
  if (queue.schedule)
    await boss.schedule(queue.name, queue.schedule.cron, queue.schedule.payload, { singletonKey: 'schedule' })
}

/** One worker per concurrent job, so that each can be told to look for the next job as soon as it has finished one. */
async function workOn(boss: PgBoss, queue: Queue<object>, signal: AbortSignal): Promise<void> {
  await Promise.all(
    Array.from({ length: queue.concurrency }, async () => {
      let id: string | undefined
      id = await boss.work(queue.name, WORKER_OPTIONS, async ([job]: JobWithMetadata<object>[]) => {
        try {
          if (job)
            await inLogContext({ queue: queue.name, job_id: job.id }, () =>
              inLane('work', () => runJob(queue, job, signal)),
            )
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
    const startedAtMs = performance.now()
    await queue.handle({ payload: job.data, isLastTry, signal: AbortSignal.any([job.signal, stopping]) })
    logDone(queue.name, job, performance.now() - startedAtMs)
  } catch (error) {
    if (!stopping.aborted) logFailedTry(queue, job, error)
    throw error
  }
}
