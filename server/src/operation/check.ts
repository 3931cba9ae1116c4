/** Something that must work for this server to do its job, looked at again and again. */
export interface Check {
  /** A stable word for programs: `database`. */
  name: string
  /**
   * Gives up, and gives back what it holds, when `signal` aborts.
   * @returns what was found, in a few words that anybody may read
   * @throws NotReady with words that anybody may read; its cause, and any other error, only the log learns
   */
  look(signal: AbortSignal): Promise<string>
}

export interface CheckResult {
  name: string
  ok: boolean
  detail: string
}

/** What a check looked at does not work. Its message is shown to strangers: no names, no addresses, no ids. */
export class NotReady extends Error {
  override name = 'NotReady'
}

/** What a check looked at has not begun yet, as always after a start: not ready, and nothing to write into the log. */
export class Starting extends NotReady {
  override name = 'Starting'
}
