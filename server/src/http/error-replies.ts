import type { ErrorCode, ErrorReply } from '@corner/contract/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Refusal } from './refusal.ts'

/** The one place where refusals become statuses. */
const STATUS: Record<ErrorCode, number> = {
  bad_input: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  whoop_oauth_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  not_linked: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  provider_refused: 400,
  provider_unavailable: 502,
  provider_not_configured: 503,
  unavailable: 503,
  fault: 500,
}

/** What Fastify itself refuses, as our stable words. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'bad_input',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** PostgreSQL cannot now, and nothing was stored: connection refused or cut, shutting down, starting up, disk full, a deadlock given up. */
const DATABASE_CANNOT = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  '40P01',
  '08006',
  '08001',
])

/** A row that was there when it was looked up is gone: somebody was deleted at the same moment. Nothing was stored. */
const FOREIGN_KEY_VIOLATION = '23503'

/** What `pg` says without a code: cut off, or none to be had in time. */
const NO_CONNECTION = /^Connection terminated|^timeout exceeded when trying to connect/

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    answer(
      new Refusal('not_found', `There is nothing at ${request.method} ${request.url.split('?')[0]}`),
      request,
      reply,
    ),
  )
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error)
  const { fields, beside, retryAfterSeconds } = refusal.details
  if (refusal.code === 'fault' || refusal.code === 'unavailable') request.log.error({ err: error }, 'request failed')
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(retryAfterSeconds))
  const body: ErrorReply = {
    error: refusal.message,
    code: refusal.code,
    ...(fields && { fields }),
    ...beside,
    request_id: request.id,
  }
  return reply
    .status(STATUS[refusal.code])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

/** What an error tells who asked: a refusal as it is, all else a fixed sentence. */
export function asRefusal(error: Partial<FastifyError> & Error): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return badInput(error.validation)
  if (databaseCannot(error)) {
    return new Refusal('unavailable', 'The database does not answer at the moment. Please try again shortly.', {
      retryAfterSeconds: 2,
      cause: error,
    })
  }
  if (error.code === FOREIGN_KEY_VIOLATION)
    return new Refusal(
      'conflict',
      'Somebody or something that this is about has just been deleted. Please look again.',
      {
        cause: error,
      },
    )
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500)
    return new Refusal(CODE_OF_STATUS[statusCode] ?? 'bad_input', error.message)
  return new Refusal('fault', 'Something went wrong on our side. Nothing of your request was stored.', { cause: error })
}

function databaseCannot(error: { code?: string | undefined; message: string }): boolean {
  return DATABASE_CANNOT.has(error.code ?? '') || NO_CONNECTION.test(error.message)
}

/** The first sentence speaks for all; each field keeps its own. */
function badInput(issues: readonly { instancePath: string; message?: string }[]): Refusal {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'body'
    fields[field] ??= message ?? 'This value is not valid'
  }
  return new Refusal('bad_input', Object.values(fields)[0] ?? 'The request is not valid', { fields })
}
