import { DEMO_PASSWORD } from '@corner/server/demo/club.ts'

/** An athlete's open page, seen from outside: what Corner answers to a call that reads the database. */
export class Reader {
  private readonly url: string
  private token = ''

  constructor(url: string) {
    this.url = url
  }

  /** Its token lasts for 15 minutes. @throws Error when server or database are away */
  async signIn(email: string): Promise<void> {
    const reply = await fetch(`${this.url}/api/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    })
    if (!reply.ok) throw new Error(`The sign-in answered ${reply.status}`)
    this.token = ((await reply.json()) as { access: string }).access
  }

  /** @returns the status; 0 when nobody answers */
  async read(): Promise<number> {
    return (await this.call('GET', '/api/users/whoopstatus/')).status
  }

  /** @returns status 0 when nobody answers */
  async call(method: string, path: string, body?: string | Buffer<ArrayBuffer>, type = 'application/json') {
    const headers = { authorization: `Bearer ${this.token}`, ...(body !== undefined && { 'content-type': type }) }
    try {
      const reply = await fetch(`${this.url}${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(60_000),
        ...(body !== undefined && { body }),
      })
      return { status: reply.status, text: await reply.text() }
    } catch (error) {
      return { status: 0, text: String(error) }
    }
  }
}
