import type { Client } from './clients.ts'
import { type CloudOAuth, readScopes } from './cloud-oauth.ts'

export interface AuthorizationRequest {
  client: Client
  redirect_uri: string
  scopes: string[]
  state: string
}

/** The parameters of an authorization request, or the sentence of the maker's error page. */
export function readAuthorizationRequest(
  cloud: CloudOAuth,
  query: Record<string, unknown>,
  clients: ReadonlyMap<string, Client>,
): AuthorizationRequest | { refusal: string } {
  // A parameter given twice arrives as a list, and counts as missing.
  const field = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  const client = clients.get(field('client_id'))
  if (!client) return { refusal: 'Unknown client_id.' }
  const redirect_uri = field('redirect_uri')
  if (!client.redirect_uris.includes(redirect_uri))
    return { refusal: 'redirect_uri is not one registered for this app, character by character.' }
  if (field('response_type') !== 'code') return { refusal: 'response_type must be "code".' }
  const scopes = readScopes(cloud, field('scope'))
  if (!scopes)
    return {
      refusal: `scope must name one or more of the scopes that ${cloud.label} knows, separated by ${cloud.scopeSeparator ? 'commas' : 'spaces'}.`,
    }
  const state = field('state')
  if (state.length < cloud.leastStateLength)
    return { refusal: `state must have at least ${cloud.leastStateLength} characters.` }
  return { client, redirect_uri, scopes, state }
}
