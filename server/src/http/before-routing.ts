import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { Refusal } from '@corner/contract/refusal.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'
import { errorBody, statusOf } from './error-replies.ts'
import { HSTS } from './transport-security.ts'

const log = logOf('http')

/** Errors before routing pass no hook, so they get the security headers here. */
function headersOf(isHttps: boolean): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(isHttps && { 'strict-transport-security': HSTS }),
  }
}

/** Answers what Fastify refuses before it looks for a route, such as `/%ff`, in the same form as all other errors. */
export function answerBadAddress(isHttps: boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = new Refusal('bad_input', 'This address is not valid: it holds a percent code that is no text', {
      cause: error,
    })
    const status = statusOf(refusal)
    log.info('A request was refused before routing', { request_id: request.id, status, from: request.ip })
    void reply.code(status).headers(headersOf(isHttps)).serializer(JSON.stringify).send(errorBody(refusal, request.id))
  }
}

/**
 * Answers what Node's parser refuses (a head that is too long or too late, or not HTTP) in the same form as all other errors,
 * and closes the connection.
 */
export function answerBadRequest(isHttps: boolean) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, refusal } = refusalOf(error)
    const id = randomUUID()
    log.info('A request could not be read', { request_id: id, status: status.slice(0, 3), reason: reasonOf(error) })
    const body = JSON.stringify(errorBody(refusal, id))
    const headers = { ...headersOf(isHttps), connection: 'close', 'content-length': String(Buffer.byteLength(body)) }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}

function refusalOf({ code }: { code?: string }): { status: string; refusal: Refusal } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return {
      status: '408 Request Timeout',
      refusal: new Refusal('request_timeout', 'The request did not arrive in time'),
    }
  if (code === 'HPE_HEADER_OVERFLOW')
    return {
      status: '431 Request Header Fields Too Large',
      refusal: new Refusal('too_large', 'The address and the headers of a request may have up to 16 kB together'),
    }
  return { status: '400 Bad Request', refusal: new Refusal('bad_input', 'This is not a valid HTTP request') }
}
