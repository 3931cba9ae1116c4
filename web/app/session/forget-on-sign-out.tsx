import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from './use-session.ts'

/** Drops everything fetched when a session ends: the next person at this browser must not see it. */
export function ForgetOnSignOut() {
  const queryClient = useQueryClient()
  const { signedIn } = useSession()
  useEffect(() => {
    if (!signedIn) queryClient.clear()
  }, [signedIn, queryClient])
  return null
}
