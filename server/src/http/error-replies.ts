import type { ErrorCode, ErrorReply } from '@corner/contract/errors.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { reasonOf } from '../log/error-fields.ts'
import { asDatabaseFailure } from './database-failure.ts'
import { requestFields } from './request-log.ts'

/** The one place that maps refusals to statuses. */
const STATUS: Record<ErrorCode, number> = {
  bad_input: 400,
  code_required: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  whoop_oauth_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  address_not_proven: 409,
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

/** Fastify's own errors, mapped to our error codes. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'bad_input',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** A row disappeared after it was looked up: somebody was deleted at the same moment. Nothing was stored. */
const FOREIGN_KEY_VIOLATION = '23503'

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
  const { retryAfterSeconds } = refusal.details
  const fields = requestFields(request)
  if (refusal.code === 'fault') request.log.error({ ...fields, err: error }, 'A request failed')
  if (refusal.code === 'unavailable')
    request.log.warn({ ...fields, reason: reasonOf(error) }, 'A request could not be answered now')
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(retryAfterSeconds))
  return reply
    .status(statusOf(refusal))
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refusal, request.id))
}

export function statusOf({ code }: Refusal): number {
  return STATUS[code]
}

/** The one shape of all errors. */
export function errorBody({ message, code, details: { fields, beside } }: Refusal, requestId: string): ErrorReply {
  return { error: message, code, ...(fields && { fields }), ...beside, request_id: requestId }
}

/** What the caller sees of an error: a refusal as it is, anything else as a fixed sentence. */
export function asRefusal(error: Partial<FastifyError> & Error): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return badInput(error.validation)
  const trouble = asDatabaseFailure(error)
  if (trouble) return trouble
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

/** The first sentence is the overall message; each field keeps its own. */
function badInput(issues: readonly { instancePath: string; message?: string }[]): Refusal {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'body'
    fields[field] ??= message ?? 'This value is not valid'
  }
  return new Refusal('bad_input', Object.values(fields)[0] ?? 'The request is not valid', { fields })
}
