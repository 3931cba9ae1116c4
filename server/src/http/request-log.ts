import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** The request that a log line is about, with only the path of its address: queries carry codes and one-time tokens. */
export function requestFields({ method, url, caller }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0], ...(caller && { user_id: caller.user_id }) }
}

/** A line at `info` for each answered request, and at `debug` for each that comes; failures on the way to the client are logged as Fastify reports them. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' })
  }

  override incomingRequest(request: FastifyRequest): void {
    request.log.debug(requestFields(request), 'A request came')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const answered = { status: reply.statusCode, ms: Math.round(reply.elapsedTime), from: request.ip }
    const fields = { ...requestFields(request), ...answered }
    if (error) request.log.warn({ ...fields, err: error }, 'A reply broke off')
    else request.log.info(fields, 'A request was answered')
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.log.info(requestFields(request), 'A reader has gone')
    else request.log.warn({ ...requestFields(request), err: error }, 'A reply broke off')
  }
}
