import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Latencies } from './latencies.ts'

/** Stands before the server processes, as an operator's proxy does, for what the simulated WHOOP sends. */
export interface Balancer {
  url: string
  /** Where to pass webhooks from now on, in turn, and where to note how long each was answered. */
  passTo(origins: readonly string[], times: Latencies): void
}

export async function startBalancer(cleanUp: AsyncDisposableStack): Promise<Balancer> {
  let origins: readonly string[] = []
  let times: Latencies | undefined
  let turn = 0
  const server = createServer(async (request, reply) => {
    const body = new Uint8Array(await buffer(request))
    const origin = origins[turn++ % origins.length]
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const startedAtMs = performance.now()
    try {
      const passed = await fetch(`${origin}${request.url}`, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body,
      })
      await passed.arrayBuffer()
      if (passed.ok) times?.add(performance.now() - startedAtMs)
      else times?.fail(`POST ${request.url} answered ${passed.status}`)
      reply.writeHead(passed.status).end()
    } catch (error) {
      times?.fail(`POST ${request.url} ${String(error)}`)
      reply.writeHead(502).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    passTo(next, noted) {
      origins = next
      times = noted
    },
  }
}
