/** An HTTP error of Oura, with its sentence as `detail`. */
export class ApiRefusal extends Error {
  readonly status: number

  constructor(status: 400 | 401 | 403 | 404 | 422, message: string) {
    super(message)
    this.status = status
  }
}
