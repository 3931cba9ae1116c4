/** Something that must work for this server to do its job, checked repeatedly. */
export interface Check {
  /** A stable name for programs: `database`. */
  name: string
  /**
   * Stops, and releases what it holds, when `signal` aborts.
   * @returns the result, in a few words that anybody may read
   * @throws NotReady with words that anybody may read; its cause, and any other error, are only logged
   */
  look(signal: AbortSignal): Promise<string>
}

export interface CheckResult {
  name: string
  ok: boolean
  detail: string
}

/** A check failed. Its message is public: no names, no addresses, no ids. */
export class NotReady extends Error {
  override name = 'NotReady'
}

/** What is checked has not started yet, as after every start: not ready, but nothing to log. */
export class Starting extends NotReady {
  override name = 'Starting'
}
