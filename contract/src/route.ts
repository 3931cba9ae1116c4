import type { z } from 'zod'
import type { Role } from './roles.ts'

/**
 * Who may call a route: everybody, or signed-in users with one of these roles. The server checks the rights to single
 * teams and athletes.
 */
type Access = 'public' | readonly Role[]

/** The declaration of one API call, shared by server, browser, OpenAPI and tests. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Replies extends Record<number, z.ZodType> = Record<number, z.ZodType>,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With a trailing slash; the server also answers without it. Parameters as `:teamId`. */
  path: string
  access: Access
  /** One line for the API documentation. */
  summary: string
  /** The section in the API documentation. */
  subject: string
  params?: Params
  query?: Query
  body?: Body
  /** The media type of a body that is not JSON and is passed to the handler as bytes. */
  rawBody?: string
  /** The media type of a body of any size, which the handler reads as it arrives. */
  streamedBody?: string
  /** The media type of a successful reply that is not JSON. */
  replyType?: string
  /** The media type of a streamed reply, for clients that request it with `Accept`. */
  streamType?: string
  replies: Replies
}

/** Declares a route and keeps its exact types. */
export function defineRoute<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  const Replies extends Record<number, z.ZodType> = Record<number, z.ZodType>,
>(route: Route<Params, Query, Body, Replies>): Route<Params, Query, Body, Replies> {
  return route
}

/** The input of one of a route's schemas; undefined where the route declares none. */
export type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** The body of a route's successful reply. */
export type Reply<R extends Route> = R['replies'] extends { 200: infer Ok extends z.ZodType }
  ? z.infer<Ok>
  : R['replies'] extends { 201: infer Created extends z.ZodType }
    ? z.infer<Created>
    : undefined
