import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallDeps } from '../call-deps.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'

/** A request that the server received, with its body. */
interface ReceivedRequest {
  method: string | undefined
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

export type Answer = (reply: ServerResponse, asked: ReceivedRequest) => void

/** A local HTTP server for tests. The n-th request gets the n-th answer, later requests get the last one. */
export async function localServer(...answers: Answer[]) {
  const asked: ReceivedRequest[] = []
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const now = {
      method: request.method,
      url: new URL(request.url ?? '/', 'http://local'),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    const answer = answers[Math.min(asked.push(now), answers.length) - 1]
    answer?.(reply, now)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const app: ProviderApp = {
    clientId: 'club',
    clientSecret: 'secret & more',
    redirectUri: 'https://club.example/whoop/callback',
    authUrl: `${base}/oauth/oauth2/auth`,
    tokenUrl: `${base}/oauth/oauth2/token`,
    apiUrl: `${base}/developer`,
  }
  return {
    app,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (reply) =>
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
export const text =
  (body: string, status = 200, headers: Record<string, string> = {}): Answer =>
  (reply) =>
    reply.writeHead(status, headers).end(body)
export const drop: Answer = (reply) => reply.destroy()
/** Announces more bytes than it sends, then drops the connection. */
export const dropConnection: Answer = (reply) => {
  reply.writeHead(200, { 'content-length': '1000' })
  reply.write('{"records": [', () => reply.destroy())
}
export const hang: Answer = () => {}

/** Never waits, and records how long each pause would have been. */
export function fakeDeps(now = new Date('2026-03-10T12:00:00Z')): CallDeps & { pauses: number[] } {
  const pauses: number[] = []
  return { pauses, now: () => now, random: () => 0.5, pause: async (milliseconds) => void pauses.push(milliseconds) }
}

/** A session that returns the token `first`, and `second` once `first` was refused. */
export function localSession(signal?: AbortSignal) {
  const refused: string[] = []
  const reports: Parameters<ProviderSession['budget']['report']>[0][] = []
  let taken = 0
  const session: ProviderSession = {
    signal,
    async accessToken(options) {
      if (options.refused) refused.push(options.refused)
      return refused.length > 0 ? 'second' : 'first'
    },
    budget: { take: async () => void taken++, report: async (reply) => void reports.push(reply) },
  }
  return { session, refused, reports, taken: () => taken }
}
