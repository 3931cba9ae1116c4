import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from './payload.ts'

/** Answers with a finished body: compressed if the client accepts it, and a 304 without a body if the client has it already. */
export async function sendPayload(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<FastifyReply> {
  const zipped = acceptsGzip(request.headers['accept-encoding'])
  // A strong ETag identifies bytes, so the compressed body has its own.
  const tag = zipped ? `"${payload.tag}-gzip"` : `"${payload.tag}"`
  void reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Authorization',
  })
  if (holds(request.headers['if-none-match'], tag)) return reply.status(304).send()
  void reply.type('application/json; charset=utf-8')
  if (!zipped) return reply.send(await payload.plain())
  return reply.header('content-encoding', 'gzip').send(await payload.gzipped())
}

/** RFC 9110, 12.5.3: a coding with `q=0` is refused; `*` stands for those that are not named. */
export function acceptsGzip(accepted: string | undefined): boolean {
  const codings = new Map(
    (accepted ?? '').split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality === undefined || Number(quality.slice(2)) > 0]
    }),
  )
  return codings.get('gzip') ?? codings.get('*') ?? false
}

/** RFC 9110, 13.1.2: any of the list, compared weakly, or `*`. */
export function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((item) => ['*', tag].includes(item.trim().replace(/^W\//, '')))
}
