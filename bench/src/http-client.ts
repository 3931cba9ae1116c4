import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface HttpReply {
  status: number
  headers: IncomingHttpHeaders
  /** As received: a compressed body stays compressed. */
  body: Buffer
}

/** Keeps one connection open and does not process the body, so that the client is not what is measured. */
export class HttpClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  /** @throws Error for a status other than 2xx and 304 */
  call(method: string, path: string, headers: Record<string, string> = {}, body?: unknown): Promise<HttpReply> {
    const { agent } = this
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    return new Promise((resolve, reject) => {
      const sent = request(this.origin + path, { method, agent, headers: { ...json, ...headers } }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () => {
          const { statusCode: status = 0 } = reply
          const received = Buffer.concat(chunks)
          if (status < 300 || status === 304) resolve({ status, headers: reply.headers, body: received })
          else reject(new Error(`${method} ${path} answered ${status}: ${received.toString().slice(0, 200)}`))
        })
      })
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  close(): void {
    this.agent.destroy()
  }
}
