import type { z } from 'zod'
import type { Role } from './roles.ts'

/** Who may call a route: anybody, or a signed-in user with one of these roles. Rights over single teams and athletes are the server's rules. */
type Access = 'public' | readonly Role[]

/** One call of the API, declared once: the server serves it, the browser calls it, OpenAPI and the tests are made from it. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Replies extends Record<number, z.ZodType> = Record<number, z.ZodType>,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With the trailing slash of the specs; the server answers without it, too. Parameters as `:teamId`. */
  path: string
  access: Access
  /** One line for the API's documentation. */
  summary: string
  /** The heading it stands under in the API's documentation. */
  subject: string
  params?: Params
  query?: Query
  body?: Body
  /** The media type of a body that is no JSON and reaches the handler as bytes. */
  rawBody?: string
  /** The media type of a success that is no JSON. */
  replyType?: string
  /** The media type in which a success comes in pieces, for who asks for it by `Accept`. */
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

/** What goes in by one of a route's schemas; undefined where the route declares none. */
export type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a route's success carries. */
export type Reply<R extends Route> = R['replies'] extends { 200: infer Ok extends z.ZodType }
  ? z.infer<Ok>
  : R['replies'] extends { 201: infer Created extends z.ZodType }
    ? z.infer<Created>
    : undefined
