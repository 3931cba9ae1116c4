/**
 * Something that the operator can fix keeps Corner from running: a full disk, a taken port, a second start. The message is in
 * whole sentences for the operator; the caller prints it without a stack and exits with 1.
 */
export class StartFailure extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartFailure'
  }
}
