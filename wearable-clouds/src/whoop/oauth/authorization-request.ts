import type { Client } from './clients.ts'
import { readScopes, type Scope } from './scopes.ts'

const LEAST_STATE_LENGTH = 8 // docs/reference/device-api.md#the-state-parameter

export interface AuthorizationRequest {
  client: Client
  redirect_uri: string
  scopes: Scope[]
  state: string
}

/** The parameters of an authorization request, or the sentence of WHOOP's error page. */
export function readAuthorizationRequest(
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
  const scopes = readScopes(field('scope'))
  if (!scopes) return { refusal: 'scope must name one or more of the scopes that WHOOP knows, separated by spaces.' }
  const state = field('state')
  if (state.length < LEAST_STATE_LENGTH)
    return { refusal: `state must have at least ${LEAST_STATE_LENGTH} characters.` }
  return { client, redirect_uri, scopes, state }
}
