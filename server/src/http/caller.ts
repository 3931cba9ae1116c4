import type { Role } from '@corner/contract/roles.ts'
import type { FastifyRequest } from 'fastify'

/** The signed-in user behind a request, with their current role from the database (not from the token). */
export interface Caller {
  user_id: string
  role: Role
  session_id: string
}

/** Reads the bearer token; @throws Refusal `not_signed_in`. Implemented by the accounts area. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>

declare module 'fastify' {
  interface FastifyRequest {
    /** When the caller's token expires: a long reply must not outlive it. */
    accessEndsAt: Date | undefined
  }
  interface FastifyInstance {
    authenticate: Authenticate
  }
}
