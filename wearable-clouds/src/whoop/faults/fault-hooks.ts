import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FaultState } from './fault-state.ts'
import type { ResponseFault } from './faults.ts'

/**
 * Applies the active faults: before a request is processed, or (`after`) when its reply is ready. Never to the control
 * API.
 */
export function faultHooks(app: FastifyInstance, state: FaultState): void {
  app.addHook('onRequest', async (request, reply) => {
    const [, area] = request.url.split('/')
    if (!area || area === 'simulator') return
    state.requests[area] = (state.requests[area] ?? 0) + 1
    const fault = state.faults.takeResponseFault(request.url, false)
    if (fault) await strike(fault, reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/simulator') || reply.raw.destroyed) return payload
    const fault = state.faults.takeResponseFault(request.url, true)
    if (!fault) return payload
    if (fault.kind === 'slow') {
      await wait(fault.delay_ms)
      return payload
    }
    if (fault.kind === 'status') return brokenReply(fault, reply)
    if (fault.kind === 'spoil') return withSpoiltRecord(fault, String(payload), reply)
    if (fault.kind === 'drop') request.raw.socket.destroy()
    return new Promise(() => {}) // connection dropped or left open: no reply is sent
  })
}

async function strike(fault: ResponseFault, reply: FastifyReply): Promise<unknown> {
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
      return reply.send(brokenReply(fault, reply))
  }
}

/** The reply with one record changed: the one at the index of a page, or the only one. */
function withSpoiltRecord({ index, fields }: ResponseFault, payload: string, reply: FastifyReply): string {
  const body = JSON.parse(payload) as { records?: object[] }
  const record = body.records ? body.records[index] : body
  if (record) {
    Object.assign(record, fields)
    for (const name of Object.keys(fields)) if (fields[name] === null) Reflect.deleteProperty(record, name)
  }
  reply.removeHeader('content-length')
  return JSON.stringify(body)
}

function brokenReply({ status, retry_after, body }: ResponseFault, reply: FastifyReply): string {
  reply.code(status).removeHeader('content-length')
  if (retry_after !== undefined) reply.header('retry-after', String(retry_after))
  if (status === 429) reply.header('x-ratelimit-remaining', '0').header('x-ratelimit-reset', String(retry_after ?? 60))
  reply.type(body === 'html' ? 'text/html' : 'application/json')
  if (body === 'html') return `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`
  return body === 'half_json' ? '{"records":[{"id":"9' : JSON.stringify({ message: `Simulated ${status}` })
}
