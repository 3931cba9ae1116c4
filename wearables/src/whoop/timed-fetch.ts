import { ProviderUnavailable } from '../failures.ts'
import type { ProviderApp } from '../provider.ts'

const DEFAULT_TIMEOUT_MS = 30_000 // a provider that says nothing for 30 s is unavailable

/** A reply with its body read to the end; a connection that breaks half-way gives none. */
export interface WholeReply {
  status: number
  headers: Headers
  text: string
}

/** A page for people where a program asked: a firewall, a proxy or a maintenance page speaks, not the API. */
export function isPage({ headers, text }: WholeReply): boolean {
  return /html/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
}

/**
 * One request, ended after `app.timeoutMs` together with its body. Redirects are not followed: they would carry the secret along.
 * @throws ProviderUnavailable when no whole reply comes; the signal's own reason when the caller gave up
 */
export async function timedFetch(
  app: ProviderApp,
  url: string | URL,
  request: RequestInit,
  signal?: AbortSignal,
): Promise<WholeReply> {
  const timeout = AbortSignal.timeout(app.timeoutMs ?? DEFAULT_TIMEOUT_MS)
  try {
    const reply = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  } catch (cause) {
    signal?.throwIfAborted()
    const what = timeout.aborted ? 'did not answer in time' : 'could not be reached'
    throw new ProviderUnavailable(`WHOOP ${what} (${new URL(url).pathname})`, { cause, didNothing: wasNotSent(cause) })
  }
}

/** Without a connection nothing was asked. */
const NO_CONNECTION = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** fetch hides the reason in the cause of its TypeError. */
function wasNotSent(failure: unknown): boolean {
  const { code } = ((failure as Error).cause ?? {}) as { code?: unknown }
  return typeof code === 'string' && NO_CONNECTION.includes(code)
}
