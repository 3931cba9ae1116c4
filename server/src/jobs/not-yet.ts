/** What a job needs is not there yet, as happens on any day: it is tried again, and the log gets a line at `info` without a stack. */
export class NotYet extends Error {
  override name = 'NotYet'
}
