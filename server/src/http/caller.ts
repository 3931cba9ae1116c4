import type { Role } from '@corner/contract/roles.ts'
import type { FastifyRequest } from 'fastify'

/** The signed-in user behind a request, as the database knows them now (not as their token once said). */
export interface Caller {
  user_id: string
  role: Role
  session_id: string
}

/** Reads the bearer token; @throws Refusal `not_signed_in`. The accounts area provides it. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>

declare module 'fastify' {
  interface FastifyRequest {
    /** When the caller's token runs out: a reply that goes on must not outlive it. */
    accessEndsAt: Date | undefined
  }
  interface FastifyInstance {
    authenticate: Authenticate
  }
}
