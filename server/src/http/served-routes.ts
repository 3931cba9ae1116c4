import { Refusal } from '@corner/contract/refusal.ts'
import type { Route } from '@corner/contract/route.ts'
import { EVERY_ROUTE } from '@corner/contract/routes/every-route.ts'
import type { FastifyInstance } from 'fastify'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** @throws Error when the route already has a handler */
export function markServed(app: FastifyInstance, route: Route): void {
  if (app.servedRoutes.has(route)) throw new Error(`${route.method} ${route.path} is served twice`)
  app.servedRoutes.add(route)
}

/**
 * The last step of building an app.
 * @throws Error that names the declared routes without a handler, or the served ones that OpenAPI and the tests would not know
 */
export function assertEveryRouteServed(app: FastifyInstance): void {
  const missing = Object.entries(EVERY_ROUTE).filter(([, route]) => !app.servedRoutes.has(route))
  if (missing.length > 0)
    throw new Error(
      `Declared but not served: ${missing.map(([name, route]) => `${name} (${lineOf(route)})`).join(', ')}`,
    )
  const declared = new Set(Object.values(EVERY_ROUTE))
  const unknown = [...app.servedRoutes].filter((route) => !declared.has(route))
  if (unknown.length > 0) throw new Error(`Served but missing in EVERY_ROUTE: ${unknown.map(lineOf).join(', ')}`)
}

const lineOf = ({ method, path }: Route) => `${method} ${path}`

/** A known address called with the wrong method gets the list of allowed ones instead of a 404. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const byPath = Map.groupBy(app.servedRoutes, ({ path }) => path)
  for (const [url, routes] of byPath) {
    const allowed = routes.map(({ method }) => method)
    app.route({
      method: METHODS.filter((method) => !(allowed as string[]).includes(method)),
      url,
      schema: { hide: true },
      onRequest: async (request, reply) => {
        void reply.header('allow', allowed.includes('GET') ? [...allowed, 'HEAD'].join(', ') : allowed.join(', '))
        throw new Refusal('method_not_allowed', `${request.method} is not possible here, but ${allowed.join(', ')} is`)
      },
      handler: () => {},
    })
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The declared routes that have a handler, of all scopes. */
    servedRoutes: Set<Route>
  }
  interface FastifySchema {
    hide?: boolean
  }
}
