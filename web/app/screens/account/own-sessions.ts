import { endOwnSession, ownSessions, signOutEverywhere } from '@corner/contract/routes/own-sessions.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { CallFailure } from '../../shared/api/failures.ts'
import { endSession } from '../../shared/session/stored-session.ts'

export const ownSessionsQuery = queryOptions({
  queryKey: ['own', 'sessions'],
  queryFn: ({ signal }) => call(ownSessions, { signal }),
})

/** Ends one of the other sessions. A session that has already expired counts as ended. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: string) => {
      try {
        await call(endOwnSession, { params: { sessionId } })
      } catch (failure) {
        if (!(failure instanceof CallFailure && failure.status === 404)) throw failure
      }
    },
    onSettled: () => client.invalidateQueries(ownSessionsQuery),
  })
}

/** Ends all sessions. When that includes this device's, goes to the sign-in. */
export function useSignOutEverywhere() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (keep_this_device: boolean) => call(signOutEverywhere, { body: { keep_this_device } }),
    onSuccess: (_, keptThisDevice) =>
      keptThisDevice ? client.invalidateQueries(ownSessionsQuery) : endSession('left_everywhere'),
  })
}
