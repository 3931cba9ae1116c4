import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Sent {
  status: number
  headers: IncomingHttpHeaders
  body: string
  /** The body as it came, for files. */
  bytes: Buffer
  ms: number
}

export interface Sending {
  method: string
  path: string
  headers?: OutgoingHttpHeaders
  /** As it goes out. */
  body?: string | Buffer | undefined
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/**
 * One request, whatever it holds, and its whole reply; of a stream of events only the head is read.
 * @throws Error when the connection ends without a reply
 */
export function send(url: string, { method, path, headers = {}, body }: Sending): Promise<Sent> {
  const startedAtMs = performance.now()
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, agent, headers }, (reply) => {
      const chunks: Buffer[] = []
      const done = () => {
        const [bytes, ms] = [Buffer.concat(chunks), performance.now() - startedAtMs]
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: bytes.toString(), bytes, ms })
      }
      if (reply.headers['content-type']?.startsWith('text/event-stream')) {
        done()
        sent.destroy()
        return
      }
      reply.on('data', (chunk) => chunks.push(chunk))
      reply.on('end', done)
      reply.on('error', reject)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server has closed a connection that lay idle: not an answer to this request.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, { method, path, headers, body }))
      else reject(error)
    })
    sent.end(body)
  })
}

/** As `send`; a server that says it is busy is asked again, so that a slow machine changes no answer. */
export async function sendUntilAnswered(url: string, sending: Sending, tries = 5): Promise<Sent> {
  const sent = await send(url, sending)
  if (sent.status !== 503 || sent.headers['retry-after'] === undefined || tries <= 1) return sent
  await wait(1_000)
  return sendUntilAnswered(url, sending, tries - 1)
}

/** JSON with its content type. */
export function json(value: unknown): { headers: OutgoingHttpHeaders; body: string } {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}
