import type { ProviderApp } from '../provider.ts'

/**
 * The address of a provider's consent page (RFC 6749, 4.1.1).
 * @param scope what is asked for, separated as the provider has it
 */
export function consentUrl(app: ProviderApp, scope: string, state: string): string {
  const url = new URL(app.authUrl)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('client_id', app.clientId)
  url.searchParams.set('redirect_uri', app.redirectUri)
  url.searchParams.set('scope', scope)
  url.searchParams.set('state', state)
  return url.href
}
