import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { z } from 'zod'
import { ProviderMisconfigured, ProviderUnavailable } from '../failures.ts'
import { described } from '../http/described.ts'
import { parseJsonOrUndefined } from '../http/json.ts'
import { timedFetch } from '../http/timed-fetch.ts'
import type { ProviderApp } from '../provider.ts'
import { verificationToken } from './webhook.ts'

const PATH = '/v2/webhook/subscription'
const LABEL = PROVIDER_LABELS.oura
/** Renewed that long before it expires, so that some failed attempts do no harm. */
const AHEAD_MS = 7 * 86_400_000

/** A sleep or workout can be taken back; a document of a day only changes. Energy changes all day, and is left to polls. */
const WANTED: readonly (readonly [data_type: string, event_type: string])[] = [
  ...['sleep', 'workout'].flatMap((data) => ['create', 'update', 'delete'].map((event) => [data, event] as const)),
  ...['daily_readiness', 'daily_sleep', 'daily_spo2'].flatMap((data) =>
    ['create', 'update'].map((event) => [data, event] as const),
  ),
]

const Subscriptions = z.array(
  z.object({
    id: z.string(),
    callback_url: z.string(),
    event_type: z.string(),
    data_type: z.string(),
    expiration_time: z.string(),
  }),
)

/**
 * Subscribes this address to what Corner reads, and renews what would expire; subscriptions of other addresses stay as they
 * are. Oura asks the address for its challenge meanwhile.
 * @returns how many were made and renewed
 * @throws ProviderUnavailable, ProviderMisconfigured
 */
export async function keepSubscribed(app: ProviderApp, callbackUrl: string, now: Date, signal?: AbortSignal) {
  const ask = (method: string, path = '', body?: object) => askAsApp(app, method, `${PATH}${path}`, body, signal)
  const listed = await ask('GET')
  const own = described(LABEL, PATH, () => Subscriptions.parse(listed)).filter(
    ({ callback_url }) => callback_url === callbackUrl,
  )
  const done = { made: 0, renewed: 0 }
  for (const [data_type, event_type] of WANTED) {
    const found = own.find((one) => one.data_type === data_type && one.event_type === event_type)
    if (!found) {
      const verification_token = verificationToken(app)
      await ask('POST', '', { callback_url: callbackUrl, verification_token, event_type, data_type })
      done.made += 1
    } else if (!(Date.parse(found.expiration_time) - now.getTime() > AHEAD_MS)) {
      await ask('PUT', `/renew/${encodeURIComponent(found.id)}`)
      done.renewed += 1
    }
  }
  return done
}

async function askAsApp(app: ProviderApp, method: string, path: string, body?: object, signal?: AbortSignal) {
  const headers = {
    accept: 'application/json',
    'x-client-id': app.clientId,
    'x-client-secret': app.clientSecret,
    ...(body && { 'content-type': 'application/json' }),
  }
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const url = `${app.apiUrl.replace(/\/$/, '')}${path}`
  const { status, text } = await timedFetch({ app, label: LABEL }, url, request, signal)
  const json = parseJsonOrUndefined(text)
  if (status === 401 && json !== undefined) throw new ProviderMisconfigured(`${LABEL} refuses client id or secret`)
  if ((status !== 200 && status !== 201) || json === undefined)
    throw new ProviderUnavailable(`${LABEL} answered ${status} to ${method} ${path}`)
  return json
}
