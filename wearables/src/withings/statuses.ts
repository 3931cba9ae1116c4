import { z } from 'zod'
import { Id } from '../http/fields.ts'
import { parseJsonOrUndefined } from '../http/json.ts'
import { type CompleteReply, isHtmlPage } from '../http/timed-fetch.ts'

/** Withings answers every call with 200, and says within the reply how it went: 0 is well. */
const Wrapped = z.object({ status: z.int(), error: z.string().nullish().catch(null), body: z.unknown() })

const NOT_SIGNED_IN = [100, 101, 102, 200, 401]
const NOT_ALLOWED = [214, 277, 2553, 2554, 2555]
const WRONG_PARAMETER = 503
const TOO_MANY_REQUESTS = 601

/** The HTTP status for a reply of Withings; a status without one there counts as a fault of theirs, which may pass. */
export function httpStatusOf(reply: CompleteReply): number {
  if (reply.status !== 200 || isHtmlPage(reply)) return reply.status
  const wrapped = Wrapped.safeParse(parseJsonOrUndefined(reply.text))
  if (!wrapped.success) return 200 // whoever reads it says what is wrong with it
  const { status } = wrapped.data
  if (status === 0) return 200
  if (NOT_SIGNED_IN.includes(status)) return 401
  if (NOT_ALLOWED.includes(status)) return 403
  if (status === TOO_MANY_REQUESTS) return 429
  return status === WRONG_PARAMETER ? 400 : 500
}

/** What a reply holds. @throws ZodError for one that is not wrapped */
export function bodyOf(json: unknown): unknown {
  return Wrapped.parse(json).body
}

/**
 * A reply with tokens as RFC 6749 has it. Withings names a wrong code, refresh token or secret only in words; any other refusal
 * may pass.
 */
export function unwrapTokens(reply: CompleteReply): { status: number; json: unknown } {
  const json = parseJsonOrUndefined(reply.text)
  const wrapped = Wrapped.safeParse(json)
  if (reply.status !== 200 || !wrapped.success) return { status: reply.status, json }
  const { status, error, body } = wrapped.data
  if (status === 0) return { status: 200, json: body }
  const error_description = error ?? `status ${status}`
  if (/\b(refresh_token|code|grant)\b/i.test(error_description))
    return { status: 400, json: { error: 'invalid_grant', error_description } }
  if (/\b(client_id|client_secret|secret)\b/i.test(error_description))
    return { status: 400, json: { error: 'invalid_client', error_description } }
  return { status: httpStatusOf(reply), json: undefined }
}

const Account = z.object({ userid: Id })

/** Whose account it is: Withings names only its number, and only beside the tokens. */
export function readProfile(json: unknown) {
  const account = Account.safeParse(json).data
  if (!account) return undefined
  return { provider_user_id: account.userid, email: null, first_name: null, last_name: null, raw: account }
}
