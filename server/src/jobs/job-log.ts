import type { JobWithMetadata } from 'pg-boss'
import { reasonOf } from '../log/error-fields.ts'
import { type LogFields, logOf } from '../log/log.ts'
import { RetryLater } from './retry-later.ts'

const log = logOf('jobs')

/** What the log needs to know of a queue (jobs.ts). */
interface LoggedQueue {
  name: string
  retries: number
  isExpected?(error: unknown): boolean
}

export function logDone(queue: string, { id, data }: JobWithMetadata<object>, ms: number): void {
  log.debug('A job was done', { ...fieldsOf(queue, id, data), ms: Math.round(ms) })
}

/** An attempt failed: logged with its stack, unless the error is an expected one. */
export function logFailedTry(queue: LoggedQueue, job: JobWithMetadata<object>, error: unknown): void {
  const fields = { ...fieldsOf(queue.name, job.id, job.data), try: job.retryCount + 1, tries: job.retryLimit + 1 }
  if (error instanceof RetryLater || queue.isExpected?.(error))
    log.info('A job is tried again later', { ...fields, reason: reasonOf(error) })
  else log.warn('A job failed', { ...fields, err: error })
}

/** Every attempt of a job failed. Its payload is not logged: it may hold encrypted tokens or mails. */
export function logLostJob(queue: LoggedQueue | undefined, job: JobWithMetadata): void {
  const fields = {
    ...fieldsOf(job.sourceName ?? 'unknown', job.sourceId ?? job.id, job.data),
    reason: messageOf(job.sourceOutput),
  }
  // Without retries the next scheduled run is the retry.
  if (queue?.retries === 0) log.info('A job failed, and is left to the next run', fields)
  else log.error('A job failed for good', fields)
}

function fieldsOf(queue: string, job_id: string, payload: unknown): LogFields {
  const { user_id } = (payload ?? {}) as { user_id?: unknown }
  return { queue, job_id, ...(typeof user_id === 'string' && { user_id }) }
}

/** pg-boss stores an error as an object. */
function messageOf(output: unknown): string {
  const { message } = (output ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : 'unknown'
}
