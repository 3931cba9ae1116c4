import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from './profile-query.ts'

/** Refetches the user; a failure is only visible in the Debug panel. */
export async function refreshUser(client: QueryClient) {
  await client.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined)
}
