import type { FastifyRequest } from 'fastify'

/** Where a request comes from, as far as sign-ins and their limits ask. */
export interface Visitor {
  address: string
  /** As the browser says of itself; absent: it says nothing. */
  userAgent?: string | undefined
}

export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  return { address: ip, userAgent: headers['user-agent'] }
}
