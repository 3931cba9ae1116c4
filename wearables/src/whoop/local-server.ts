import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallConditions } from '../conditions.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'

/** What a request was, body included. */
interface Asked {
  method: string | undefined
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

export type Answer = (reply: ServerResponse, asked: Asked) => void

/** A port on this machine that answers the n-th request with the n-th answer, the last one from then on; for tests. */
export async function localServer(...answers: Answer[]) {
  const asked: Asked[] = []
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
/** Announces more than it sends, then breaks off. */
export const breakOff: Answer = (reply) => {
  reply.writeHead(200, { 'content-length': '1000' })
  reply.write('{"records": [', () => reply.destroy())
}
export const hang: Answer = () => {}

/** Conditions that wait for nothing and remember how long they would have waited. */
export function stillConditions(now = new Date('2026-03-10T12:00:00Z')): CallConditions & { pauses: number[] } {
  const pauses: number[] = []
  return { pauses, now: () => now, random: () => 0.5, pause: async (milliseconds) => void pauses.push(milliseconds) }
}

/** A session that hands out `first`, and `second` once `first` was refused. */
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
