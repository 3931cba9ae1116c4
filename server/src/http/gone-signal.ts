import type { FastifyReply } from 'fastify'

/** Ends when whoever asked has gone: the page is closed, stop was pressed, the network is lost. It ends after the reply, too. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}
