import type { Credentials } from '@corner/contract/entities/accounts.ts'
import type { Role } from '@corner/contract/roles.ts'
import * as routes from '@corner/contract/routes/accounts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { profileQuery } from '../session/profile-query.ts'
import { beginSession } from '../session/stored-session.ts'

/** Signs in and gives the role to go by; undefined when the profile could not be fetched, which is no failure of the sign-in. */
export async function signIn(queryClient: QueryClient, credentials: Credentials): Promise<Role | undefined> {
  const tokens = await call(routes.signIn, { body: credentials })
  queryClient.clear() // somebody else may have been signed in until now
  beginSession(tokens)
  try {
    return (await queryClient.fetchQuery(profileQuery)).role
  } catch {
    return undefined
  }
}
