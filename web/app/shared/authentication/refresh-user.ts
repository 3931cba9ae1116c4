import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from './profile-query.ts'

/** Asks for the user again; a failure shows in the Debug panel and changes nothing else. */
export async function refreshUser(client: QueryClient) {
  await client.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined)
}
