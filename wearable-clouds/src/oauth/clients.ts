import { timingSafeEqual } from 'node:crypto'

/** An app as registered with the maker. */
export interface Client {
  client_id: string
  client_secret: string
  redirect_uris: string[]
  /** One address for all webhooks of the app; undefined: no webhooks. */
  webhook_url?: string
  /** In the simulated clouds whose webhooks are proven by a secret of their own. */
  webhook_secret?: string
}

/** Validates a client from a request or a setting. @throws RangeError naming the invalid field */
export function readClient(given: unknown): Client {
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  const text = (name: string) => {
    const value = fields[name]
    if (typeof value !== 'string' || value === '') throw new RangeError(`A client needs ${name}`)
    return value
  }
  const { redirect_uris, webhook_url, webhook_secret } = fields
  if (!Array.isArray(redirect_uris) || !redirect_uris.every((uri) => typeof uri === 'string' && URL.canParse(uri)))
    throw new RangeError('A client needs redirect_uris, a list of addresses')
  if (webhook_url !== undefined && (typeof webhook_url !== 'string' || !URL.canParse(webhook_url)))
    throw new RangeError('webhook_url must be an address')
  const secret = webhook_secret === undefined ? {} : { webhook_secret: text('webhook_secret') }
  return { client_id: text('client_id'), client_secret: text('client_secret'), redirect_uris, webhook_url, ...secret }
}

export function isSecretOf(client: Client, secret: string): boolean {
  const [expected, given] = [Buffer.from(client.client_secret), Buffer.from(secret)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
