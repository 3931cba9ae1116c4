import type { FastifyInstance } from 'fastify'

/** A line at `info` for each answered request: of its address the path alone, for queries carry codes and one-time tokens. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        from: request.ip,
        ...(request.caller && { user_id: request.caller.user_id }),
      },
      'A request was answered',
    )
  })
}
