import { liveChanges } from '@corner/contract/routes/live.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { STREAM_HEADERS } from '../http/server-sent-events.ts'
import type { LiveStreams } from './live-streams.ts'

export function liveRoutes(app: FastifyInstance, { streams }: { streams: LiveStreams }): void {
  // Before the server waits for open connections to end.
  app.addHook('preClose', async () => streams.close())

  serve(app, liveChanges, ({ caller, request, reply }) => {
    void reply.headers(STREAM_HEADERS)
    if (request.method === 'HEAD') return reply.send()
    streams.assertRoomFor(caller)
    reply.hijack()
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    streams.open(caller, request.accessEndsAt ?? new Date(0), reply.raw)
    return reply
  })
}
