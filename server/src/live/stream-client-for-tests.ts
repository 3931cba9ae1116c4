import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, vi } from 'vitest'

/** Generous: a busy machine is slow, and no test here measures speed. */
export const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 })

interface StreamEvent {
  event: string
  data: { athlete_ids?: string[]; team_ids?: string[] }
}

/** An open stream over a real connection, as a browser holds it. */
export interface StreamClient {
  /** Every event so far. */
  said: StreamEvent[]
  /** All that was received, byte for byte. */
  text(): string
  ended: Promise<void>
  leave(): void
}

/** Listens on a free port; @returns the address */
export async function listenOnFreePort(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

export async function openStream(address: string, headers: Record<string, string>): Promise<StreamClient> {
  const leaving = new AbortController()
  const response = await fetch(`${address}/api/live/`, { headers, signal: leaving.signal })
  expect(response.status).toBe(200)
  const reader: StreamClient & { whole: string } = {
    whole: '',
    said: [],
    text: () => reader.whole,
    ended: follow(response, (text) => {
      reader.whole += text
      reader.said = eventsIn(reader.whole)
    }),
    leave: () => leaving.abort(),
  }
  await eventually(() => expect(reader.whole).toContain('retry:'))
  return reader
}

async function follow(response: Response, onText: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  try {
    for await (const bytes of response.body ?? []) onText(decoder.decode(bytes, { stream: true }))
  } catch {
    // The connection was closed by either side.
  }
}

/** Complete events only: one that arrives in two pieces is parsed with the second. */
function eventsIn(text: string): StreamEvent[] {
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data) as StreamEvent['data'],
  }))
}
