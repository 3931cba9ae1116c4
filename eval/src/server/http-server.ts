import { setTimeout as wait } from 'node:timers/promises'
import { type Server, ServerError } from './server.ts'

/** A language model on a slow machine may take up to nine minutes. */
const TIMEOUT_MS = 600_000
const MOST_WAITS = 6

/**
 * A running Corner, as one person: signs in at the first call and again when the token expires, and waits when told to.
 */
export class HttpServer implements Server {
  private readonly base: string
  private readonly credentials: { email: string; password: string }
  private token: string | undefined
  waitedMs = 0

  constructor(base: string, credentials: { email: string; password: string }) {
    this.base = base.replace(/\/+$/, '')
    this.credentials = credentials
  }

  async call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown> {
    let signedInAnew = false
    for (let waits = 0; ; ) {
      this.token ??= await this.signIn()
      const reply = await this.send(method, path, body, this.token)
      if (reply.ok) return reply.json()
      if (reply.status === 401 && !signedInAnew) {
        signedInAnew = true
        this.token = undefined
      } else if (reply.status === 429 && waits < MOST_WAITS) {
        waits += 1
        const forMs = 1000 * Math.min(60, Number(reply.headers.get('retry-after')) || 2 ** waits)
        this.waitedMs += forMs
        await wait(forMs)
      } else
        throw new ServerError(reply.status, `${method} ${path}: ${reply.status} ${(await reply.text()).slice(0, 200)}`)
    }
  }

  private async signIn(): Promise<string> {
    const reply = await this.send('POST', '/api/token/', this.credentials)
    const { access } = reply.ok ? ((await reply.json()) as { access?: string }) : {}
    if (!access) throw new ServerError(reply.status, `${this.credentials.email} cannot sign in: ${reply.status}`)
    return access
  }

  private send(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
    return fetch(this.base + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }
}
