import type { FastifyRequest } from 'fastify'

/** Where a request comes from, for sign-ins and rate limits. */
export interface Visitor {
  address: string
  /** The browser's User-Agent; absent: not sent. */
  userAgent?: string | undefined
}

export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  return { address: ip, userAgent: headers['user-agent'] }
}
