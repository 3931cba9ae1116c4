/**
 * Something that the operator can change keeps Corner from running: a full disk, a taken port, a second start.
 * Its message is whole sentences for that person; whoever started us prints it without a stack and exits with 1.
 */
export class StartFailure extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartFailure'
  }
}
