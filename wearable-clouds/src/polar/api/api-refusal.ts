/** An HTTP error of Polar, with its sentence as `errorMessage`. */
export class ApiRefusal extends Error {
  readonly status: number

  constructor(status: 400 | 401 | 403, message: string) {
    super(message)
    this.status = status
  }
}
