/** A refusal of Withings: HTTP 200, and its own status in the reply. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const WRONG_PARAMETER = 503
export const NOT_SIGNED_IN = 401
export const NOT_ALLOWED = 277
export const TOO_MANY_REQUESTS = 601
