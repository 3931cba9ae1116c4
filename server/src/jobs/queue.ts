/** What a handler gets of its job. */
interface JobRun<Payload> {
  payload: Payload
  /** The last try: when it fails too, the job goes to the dead letters. */
  isLastTry: boolean
  /** Aborted when the server stops, and when the jobs are opened again. */
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
