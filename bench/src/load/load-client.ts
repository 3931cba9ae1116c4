import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Latencies } from './latencies.ts'

/** As a reverse proxy keeps towards one server process. */
const CONNECTIONS = 64
/** Whoever waits longer has given up. */
const PATIENCE_MS = 10_000

/** Many requests at once over kept connections; bodies are read and dropped, so that the client costs little. */
export class LoadClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

  /** Adds the time from `dueAtMs` to the last byte: a request that has to wait for its turn is as late as its user sees. */
  get(
    { url, token, kind }: { url: string; token: string; kind?: string },
    times: Latencies,
    dueAtMs: number = performance.now(),
  ): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
    const failed = (reason: string) => {
      times.fail(`GET ${new URL(url).pathname} ${reason}`)
      resolve()
    }
    const sent = request(url, { agent: this.agent, headers, timeout: PATIENCE_MS }, (reply) => {
      reply.on('error', (error) => failed(error.message))
      reply.on('end', () => {
        if (reply.statusCode !== 200) return failed(`answered ${reply.statusCode}`)
        times.add(performance.now() - dueAtMs, kind)
        resolve()
      })
      reply.resume()
    })
    sent.on('timeout', () => sent.destroy(new Error(`was not answered within ${PATIENCE_MS / 1000} s`)))
    sent.on('error', (error) => failed(error.message))
    sent.end()
    return promise
  }

  close(): void {
    this.agent.destroy()
  }
}

/** Opens a stream over a connection of its own. */
export function openStream(url: string, token: string): Promise<{ request: ClientRequest; reply: IncomingMessage }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const opening = request(url, { agent: false, headers }, (reply) => {
      if (reply.statusCode === 200) resolve({ request: opening, reply })
      else reject(new Error(`GET ${new URL(url).pathname} answered ${reply.statusCode}`))
    })
    opening.on('error', reject)
    opening.end()
  })
}
