import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { removeKeptAnswers } from '../kept-answers/remove-kept-answers.ts'
import { removeStoredConversations } from '../session/stored-conversations.ts'
import { readTokens, subscribeToSession } from '../session/stored-session.ts'
import { useSession } from '../session/use-session.ts'
import { isRoleRefused } from './is-role-refused.ts'
import { profileQuery } from './profile-query.ts'

/**
 * Keeps the stored profile up to date: refetches it once per page load, after each token refresh, and when the server
 * refuses a call because of the role, which may have changed. Clears data that was fetched for another role or person,
 * so that the next person at this browser cannot see it.
 */
export function SessionKeeper() {
  const queryClient = useQueryClient()
  const { signedIn, profile } = useSession()
  const userId = profile?.id
  useQuery({ ...profileQuery, enabled: signedIn })

  useEffect(() => {
    if (!signedIn) queryClient.clear()
  }, [signedIn, queryClient])

  useEffect(() => {
    if (!signedIn || userId !== undefined) removeStoredConversations({ butOf: signedIn ? userId : undefined })
    if (!signedIn) void removeKeptAnswers()
  }, [signedIn, userId])

  const access = useSyncExternalStore(
    subscribeToSession,
    () => readTokens().access,
    () => null,
  )
  const accessBefore = useRef(access)
  useEffect(() => {
    const isRefreshed = access !== null && accessBefore.current !== null && access !== accessBefore.current
    accessBefore.current = access
    if (isRefreshed) void queryClient.invalidateQueries(profileQuery)
  }, [access, queryClient])

  useEffect(() => {
    const readAgain = (error: unknown) => {
      if (isRoleRefused(error)) void queryClient.invalidateQueries(profileQuery)
    }
    const ends = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') readAgain(event.action.error)
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') readAgain(event.action.error)
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [queryClient])

  const role = profile?.role
  const roleBefore = useRef(role)
  useEffect(() => {
    const isChanged = role !== undefined && roleBefore.current !== undefined && role !== roleBefore.current
    roleBefore.current = role
    if (!isChanged) return
    const isOfTheRole = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== profileQuery.queryKey[0]
    void removeKeptAnswers()
    queryClient.removeQueries({ predicate: isOfTheRole, type: 'inactive' })
    void queryClient.resetQueries({ predicate: isOfTheRole, type: 'active' })
  }, [role, queryClient])
  return null
}
