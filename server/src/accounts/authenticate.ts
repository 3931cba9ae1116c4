import { Refusal } from '@corner/contract/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { Authenticate } from '../http/caller.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { Callers } from './callers.ts'

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i

/** Identifies the caller by the token's session, with their current role. */
export function createAuthenticate(tokens: AccessTokens, callers: Callers): Authenticate {
  return async (request) => {
    const claims = await tokens.read(bearerToken(request))
    const caller = claims && (await callers.find(claims.session_id))
    if (caller?.user_id !== claims?.user_id || !caller)
      throw notSignedIn('Your session has ended. Please sign in again.')
    request.accessEndsAt = claims?.expires_at
    return caller
  }
}

function bearerToken({ headers }: FastifyRequest): string {
  const { authorization } = headers
  if (authorization === undefined) throw notSignedIn('Please sign in')
  const token = BEARER.exec(authorization)?.[1]
  if (token === undefined) throw notSignedIn('The access token is not readable. Please sign in again.')
  return token
}

function notSignedIn(sentence: string): Refusal {
  return new Refusal('not_signed_in', sentence, { beside: { detail: sentence } })
}
