/** A status that WHOOP answers; what the body says is nowhere specified. */
export class ApiRefusal extends Error {
  readonly status: number

  constructor(status: 400 | 401 | 404, message: string) {
    super(message)
    this.status = status
  }
}
