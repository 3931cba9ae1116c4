import type { Credentials, TokenPair } from '@corner/contract/entities/accounts.ts'
import type { Role } from '@corner/contract/roles.ts'
import * as routes from '@corner/contract/routes/accounts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { beginSession } from '../session/stored-session.ts'
import { profileQuery } from './profile-query.ts'

/** Signs in and returns the role; undefined if the profile could not be fetched, which does not fail the sign-in. */
export async function signIn(queryClient: QueryClient, credentials: Credentials): Promise<Role | undefined> {
  return signInWithTokens(queryClient, await call(routes.signIn, { body: credentials }))
}

/** Starts a session with these tokens. The role is undefined as for signIn. */
export async function signInWithTokens(queryClient: QueryClient, tokens: TokenPair): Promise<Role | undefined> {
  queryClient.clear() // somebody else may have been signed in until now
  beginSession(tokens)
  return fetchRole(queryClient)
}

/** The same person with other teams: everything fetched so far is outdated. */
export async function refetchProfile(queryClient: QueryClient): Promise<Role | undefined> {
  queryClient.clear()
  return fetchRole(queryClient)
}

async function fetchRole(queryClient: QueryClient): Promise<Role | undefined> {
  try {
    return (await queryClient.fetchQuery(profileQuery)).role
  } catch {
    return undefined
  }
}
