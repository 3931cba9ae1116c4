import type { CallDeps } from '../call-deps.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'
import type { RateHeaders } from './rate-headers.ts'
import type { CompleteReply } from './timed-fetch.ts'

/** Who asks whom: what every request to a provider's API needs besides its path. */
export interface Caller {
  /** The provider's name in messages, for example `WHOOP`. */
  label: string
  app: ProviderApp
  session: ProviderSession
  deps: CallDeps
  /** A call that the athlete may not have granted: a refusal is final at once, and spends no refresh. */
  optional?: boolean
  /** For a provider whose headers are not `X-RateLimit-*` and `Retry-After`. */
  readRate?: (headers: Headers, now: Date) => RateHeaders
  /** For a provider that refuses within a reply of status 200: the status that HTTP has for it. */
  statusOf?: (reply: CompleteReply) => number
}
