/**
 * The work cannot be done yet, and that is nobody's fault: the provider does not show the record so soon, or does not answer.
 * A handler throws it to be tried again; the log says so in one line, without a stack.
 */
export class TryAgain extends Error {
  override name = 'TryAgain'
}
