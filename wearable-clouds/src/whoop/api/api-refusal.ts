/** An HTTP error of WHOOP. WHOOP does not document the body of its errors. */
export class ApiRefusal extends Error {
  readonly status: number

  constructor(status: 400 | 401 | 404, message: string) {
    super(message)
    this.status = status
  }
}
