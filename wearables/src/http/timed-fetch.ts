import { ProviderUnavailable } from '../failures.ts'
import type { ProviderApp } from '../provider.ts'

const DEFAULT_TIMEOUT_MS = 30_000 // a provider that says nothing for 30 s is unavailable

/** A reply whose body was read to the end. */
export interface CompleteReply {
  status: number
  headers: Headers
  text: string
}

/** An HTML page instead of JSON: from a firewall, a proxy or a maintenance page, not from the API. */
export function isHtmlPage({ headers, text }: CompleteReply): boolean {
  return /html/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
}

/**
 * One request, aborted after `app.timeoutMs` including its body. Redirects are not followed: they would forward the
 * secret.
 * @throws ProviderUnavailable when no complete reply arrives; the signal's own reason when the caller aborted
 */
export async function timedFetch(
  { app, label }: { app: ProviderApp; label: string },
  url: string | URL,
  request: RequestInit,
  signal?: AbortSignal,
): Promise<CompleteReply> {
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
    throw new ProviderUnavailable(`${label} ${what} (${new URL(url).pathname})`, {
      cause,
      didNothing: wasNotSent(cause),
    })
  }
}

/** Without a connection nothing was requested. */
const NO_CONNECTION = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** fetch puts the reason in the cause of its TypeError. */
function wasNotSent(failure: unknown): boolean {
  const { code } = ((failure as Error).cause ?? {}) as { code?: unknown }
  return typeof code === 'string' && NO_CONNECTION.includes(code)
}
