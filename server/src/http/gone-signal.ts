import type { FastifyReply } from 'fastify'

/**
 * Aborts when the caller disconnects: the page was closed, stop was pressed, or the network failed. It also aborts after the
 * reply.
 */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}
