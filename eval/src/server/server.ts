/** A signed-in person's calls, over HTTP or into an app under test. */
export interface Server {
  /** How long it was told to wait, over all calls. */
  readonly waitedMs: number
  /** @throws ServerError for a status other than success */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown>
}

export class ServerError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
