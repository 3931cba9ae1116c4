import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Trap {
  url: string
  /** What Corner asked here since the start: `GET /path`. */
  asked: string[]
  /** Answers from now on; absent: 404. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * A server of the attacker on this machine. It notes each request that Corner makes, and answers as an attack wants it.
 */
export async function openTrap(cleanUp: AsyncDisposableStack): Promise<Trap> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    trap.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.defer(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const trap: Trap = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (_request, response) => response.writeHead(404).end(),
  }
  return trap
}
