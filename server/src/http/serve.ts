import { Refusal } from '@corner/contract/refusal.ts'
import type { Route } from '@corner/contract/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { inLane } from '../database/lanes.ts'
import { inLogContext } from '../log/log-context.ts'
import type { Caller } from './caller.ts'
import { laneOf } from './route-lanes.ts'
import { markServed } from './served-routes.ts'

/** The input of a handler: everything validated against the route, and the caller unless the route is public. */
interface Call<R extends Route> {
  caller: R['access'] extends 'public' ? undefined : Caller
  params: z.infer<NonNullable<R['params']>>
  query: z.infer<NonNullable<R['query']>>
  body: R['rawBody'] extends string ? Buffer : z.infer<NonNullable<R['body']>>
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<R extends Route> = (call: Call<R>) => unknown | Promise<unknown>

/**
 * Registers the handler of a declared route: the declaration gives the method, path, access, validation and replies.
 * @throws Error when it has one already
 */
export function serve<R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  markServed(app, route)
  const lane = laneOf(route)
  app.route({
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    config: { isStreamed: route.streamedBody !== undefined },
    // The handler validates a raw body itself. A missing JSON body is read as an empty object, so that each missing field is
    // named.
    preValidation: async (request) => {
      if (!route.rawBody && route.body && (request.body === undefined || request.body === null)) request.body = {}
    },
    onRequest: async (request, reply) => {
      // Caches must not reuse one person's reply for another; a handler may set its own cache headers.
      void reply.header('cache-control', 'no-store')
      const { access } = route
      if (access !== 'public') request.caller = await inLane(lane, () => admit(app, access, request))
    },
    handler: (request, reply) => {
      const { params, query, body, caller } = request
      void reply.status(201 in route.replies ? 201 : 200)
      if (route.replyType) void reply.type(route.replyType)
      return inLogContext({ request_id: request.id }, () =>
        inLane(lane, () => handler({ caller, params, query, body, request, reply } as Call<R>)),
      )
    },
  })
}

async function admit(app: FastifyInstance, access: readonly string[], request: FastifyRequest): Promise<Caller> {
  const caller = await app.authenticate(request)
  if (!access.includes(caller.role)) throw new Refusal('forbidden', 'Your role may not do this')
  return caller
}

function schemaOf(route: Route) {
  const { params, query, body, rawBody, streamedBody, replies, summary, subject, access } = route
  const consumed = rawBody ?? streamedBody
  return {
    summary,
    tags: [subject],
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(consumed && { consumes: [consumed] }),
    response: replies,
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    /** Its body is a file of any size, which goes to disk. */
    isStreamed?: boolean
  }
}
