import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'
import { carriesToken } from './scrape-access.ts'

interface OwnPort {
  host: string
  port: number
  /** Absent: whoever reaches the port may read. */
  token?: string | undefined
}

const CONNECTION_MS = 10_000

/**
 * `/metrics` on a port of its own, which a proxy does not hand on.
 * @throws Error of the system when the port is taken
 */
export async function serveOnOwnPort(metrics: Metrics, { host, port, token }: OwnPort): Promise<Server> {
  const server = createServer({ requestTimeout: CONNECTION_MS, keepAliveTimeout: CONNECTION_MS }, (request, reply) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') return say(reply, 404, 'There is nothing here but /metrics')
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(reply, 405, 'The metrics can only be read')
    if (token !== undefined && !carriesToken(request.headers.authorization, token))
      return say(reply, 401, 'The metrics need METRICS_TOKEN as their bearer token')
    metrics.read().then(
      (text) => reply.setHeader('content-type', metrics.contentType).end(text),
      () => say(reply, 500, 'The metrics could not be read'),
    )
  })
  server.listen({ host, port })
  await once(server, 'listening')
  return server
}

/** Ends it with its open connections. */
export async function stopServing(server: Server): Promise<void> {
  server.close()
  server.closeAllConnections()
}

function say(reply: ServerResponse, status: number, sentence: string): void {
  reply.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`)
}
