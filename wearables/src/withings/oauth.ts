import { createHmac } from 'node:crypto'
import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { z } from 'zod'
import { realDeps } from '../call-deps.ts'
import { ProviderUnavailable } from '../failures.ts'
import { consentUrl } from '../http/consent-url.ts'
import { parseJsonOrUndefined } from '../http/json.ts'
import { timedFetch } from '../http/timed-fetch.ts'
import { refreshedTokens, type TokenEndpoint, tokensForCode } from '../http/tokens.ts'
import type { ProviderApp, TokenPair } from '../provider.ts'
import { bodyOf, httpStatusOf, readProfile, unwrapTokens } from './statuses.ts'

/** Of Withings's scopes those that Corner reads; sleep is a part of activity. */
export const WITHINGS_SCOPES = ['user.activity', 'user.metrics'] as const

const label = PROVIDER_LABELS.withings

const ENDPOINT: TokenEndpoint = {
  label,
  usualLifetimeSeconds: 10_800,
  scopeSeparator: /[\s,]+/,
  form: { action: 'requesttoken' },
  unwrap: unwrapTokens,
  readProfile,
}

/** The address of the consent page. Scopes are separated by commas. */
export function authorizationUrl(app: ProviderApp, state: string): string {
  return consentUrl(app, WITHINGS_SCOPES.join(','), state)
}

/** The first tokens of a link, with the number of its account. The code works for 30 seconds. @throws as `tokensForCode` */
export function exchangeCode(app: ProviderApp, code: string, signal?: AbortSignal, deps = realDeps) {
  return tokensForCode(ENDPOINT, code, { app, deps, signal })
}

/** The next tokens; the old refresh token ends with its use. @throws as `refreshedTokens` */
export function refresh(
  app: ProviderApp,
  refreshToken: string,
  signal?: AbortSignal,
  deps = realDeps,
): Promise<TokenPair> {
  return refreshedTokens(ENDPOINT, refreshToken, { app, deps, signal })
}

const Nonce = z.object({ nonce: z.string().min(1) })

/**
 * Ends the link at Withings: the call names the account and is signed, with a number that Withings gives for one use.
 * @throws ProviderUnavailable
 */
export async function revoke(
  app: ProviderApp,
  account: string,
  signal?: AbortSignal,
  { now } = realDeps,
): Promise<void> {
  const timestamp = String(Math.floor(now().getTime() / 1000))
  const given = await askSigned(app, '/v2/signature', { action: 'getnonce', timestamp }, {}, signal)
  const { nonce } = Nonce.safeParse(given).data ?? {}
  if (nonce === undefined) throw new ProviderUnavailable(`${label} gave no number to sign with`)
  await askSigned(app, '/v2/oauth2', { action: 'revoke', nonce }, { userid: account }, signal)
}

/** @param signed covered by the signature, together with the client id: by the values in the order of their names */
async function askSigned(
  app: ProviderApp,
  path: string,
  signed: { action: string; timestamp?: string; nonce?: string },
  others: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> {
  const form = { ...signed, client_id: app.clientId }
  const values = Object.entries(form)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value)
  const signature = createHmac('sha256', app.clientSecret).update(values.join(',')).digest('hex')
  const body = new URLSearchParams({ ...form, ...others, signature })
  const url = `${app.apiUrl.replace(/\/$/, '')}${path}`
  const reply = await timedFetch({ app, label }, url, { method: 'POST', body }, signal)
  const status = httpStatusOf(reply)
  if (status !== 200) throw new ProviderUnavailable(`${label} answered ${status} to the end of a link`)
  return bodyOf(parseJsonOrUndefined(reply.text))
}
