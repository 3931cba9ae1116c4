/** An HTTP error of a maker's interface; each simulated cloud gives its sentence the form of the maker. */
export class ApiRefusal extends Error {
  readonly status: number

  constructor(status: 400 | 401 | 403 | 404 | 422, message: string) {
    super(message)
    this.status = status
  }
}
