import type { FastifyInstance } from 'fastify'

/** RFC 9116 advises against more than a year. It is counted from each reading, so that it never runs out. */
const VALID_DAYS = 90
const DAY_MS = 86_400_000

interface SecuritySettings {
  /** An address to write to, or undefined: there is no such file. */
  securityContact?: string | undefined
  url: string
}

/** `/.well-known/security.txt`: where to report a vulnerability of this server (RFC 9116). */
export function serveSecurityTxt(
  app: FastifyInstance,
  { securityContact, url }: SecuritySettings,
  now = () => new Date(),
): void {
  if (securityContact === undefined) return
  const canonical = url.startsWith('https://') ? `Canonical: ${url}/.well-known/security.txt\n` : ''
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString()
    void reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    return reply.send(`Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en\n${canonical}`)
  })
}
