/**
 * Something that a job needs is not available yet, which is expected: the job is retried, and logged at `info` without a stack.
 */
export class RetryLater extends Error {
  override name = 'RetryLater'
}
