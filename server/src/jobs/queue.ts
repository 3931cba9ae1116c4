/** A job as its handler sees it. */
interface JobRun<Payload> {
  payload: Payload
  /** The last attempt: if it fails too, the job goes to the dead-letter queue. */
  isLastTry: boolean
  /** Aborted when the server stops, and when the connections are reopened. */
  signal: AbortSignal
}

/** A kind of work. Payloads are small: ids, not records. */
export interface Queue<Payload extends object> {
  name: string
  /** How many of its jobs one process works on at once. */
  concurrency: number
  retries: number
  /** Doubled with each attempt, with jitter. */
  firstRetrySeconds: number
  longestRetrySeconds: number
  /**
   * A job without a heartbeat for this long belonged to a process that was killed: another takes it over. At least 10; 30 where
   * it does not say.
   */
  heartbeatSeconds?: number
  handle(run: JobRun<Payload>): Promise<void>
  /** Expected failures (the provider is down): logged at `info` without a stack. */
  isExpected?(error: unknown): boolean
  /** Its schedule, as a cron expression in UTC, with this payload. */
  schedule?: { cron: string; payload: Payload }
}
