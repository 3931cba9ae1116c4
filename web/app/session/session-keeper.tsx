import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQuery } from './profile-query.ts'
import { useSession } from './use-session.ts'

/**
 * Keeps what is stored true to the session: the profile is read again once per page load (a role may have changed), and
 * everything fetched is dropped when a session ends, for the next person at this browser must not see it.
 */
export function SessionKeeper() {
  const queryClient = useQueryClient()
  const { signedIn } = useSession()
  useQuery({ ...profileQuery, enabled: signedIn })
  useEffect(() => {
    if (!signedIn) queryClient.clear()
  }, [signedIn, queryClient])
  return null
}
