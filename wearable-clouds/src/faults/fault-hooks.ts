import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FaultState } from './fault-state.ts'
import type { ResponseFault } from './faults.ts'

/** What faults must know of a maker's replies. */
interface Replies {
  /** The records of a page; undefined: the reply is a record by itself. */
  recordsOf(body: object): readonly unknown[] | undefined
  /** What a 429 says about the limits. */
  refusedHeaders(retryAfterSeconds: number): Record<string, string>
  /** Where a reply is cut off. */
  half: string
}

/**
 * Applies the active faults: before a request is processed, or (`after`) when its reply is ready. Never to the control
 * API.
 */
export function faultHooks(app: FastifyInstance, state: FaultState, replies: Replies): void {
  app.addHook('onRequest', async (request, reply) => {
    const [, area] = request.url.split('/')
    if (!area || area === 'simulator') return
    state.requests[area] = (state.requests[area] ?? 0) + 1
    const fault = state.faults.takeResponseFault(request.url, false)
    if (fault) await strike(fault, reply, replies)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/simulator') || reply.raw.destroyed) return payload
    const fault = state.faults.takeResponseFault(request.url, true)
    if (!fault) return payload
    if (fault.kind === 'slow') {
      await wait(fault.delay_ms)
      return payload
    }
    if (fault.kind === 'status') return brokenReply(fault, reply, replies)
    if (fault.kind === 'spoil') return withSpoiltRecord(fault, String(payload), reply, replies)
    if (fault.kind === 'drop') request.raw.socket.destroy()
    return new Promise(() => {}) // connection dropped or left open: no reply is sent
  })
}

async function strike(fault: ResponseFault, reply: FastifyReply, replies: Replies): Promise<unknown> {
  switch (fault.kind) {
    case 'spoil':
      return undefined // applied after the request
    case 'slow':
      await wait(fault.delay_ms)
      return undefined
    case 'drop':
      reply.hijack()
      reply.request.raw.socket.destroy()
      return undefined
    case 'hang':
      reply.hijack() // the connection stays open without a reply until the caller, or the end of the process, closes it
      return undefined
    case 'status':
      return reply.send(brokenReply(fault, reply, replies))
  }
}

/** The reply with one record changed: the one at the index of a page, or the only one. */
function withSpoiltRecord(
  { index, fields }: ResponseFault,
  payload: string,
  reply: FastifyReply,
  { recordsOf }: Replies,
): string {
  if (payload === '') return payload
  const body = JSON.parse(payload) as object
  const page = recordsOf(body)
  const record = page ? page[index] : body
  if (typeof record === 'object' && record !== null) {
    Object.assign(record, fields)
    for (const name of Object.keys(fields)) if (fields[name] === null) Reflect.deleteProperty(record, name)
  }
  reply.removeHeader('content-length')
  return JSON.stringify(body)
}

function brokenReply({ status, retry_after, body }: ResponseFault, reply: FastifyReply, replies: Replies): string {
  reply.code(status).removeHeader('content-length')
  if (retry_after !== undefined) reply.header('retry-after', String(retry_after))
  if (status === 429) reply.headers(replies.refusedHeaders(retry_after ?? 60))
  reply.type(body === 'html' ? 'text/html' : 'application/json')
  if (body === 'html') return `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`
  return body === 'half_json' ? replies.half : JSON.stringify({ message: `Simulated ${status}` })
}
