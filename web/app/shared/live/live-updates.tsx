import { liveChanges } from '@corner/contract/routes/live.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../api/call.ts'
import { useSession } from '../session/use-session.ts'
import { followChanges, type LiveDeps } from './follow-changes.ts'
import { setLiveState } from './live-state.ts'
import { QueryInvalidator } from './query-invalidation.ts'

const deps: LiveDeps = {
  open: (signal) => request(liveChanges, { signal }),
  isShown: () => document.visibilityState === 'visible',
  watch: (onTurn) => {
    document.addEventListener('visibilitychange', onTurn)
    addEventListener('online', onTurn)
    return () => {
      document.removeEventListener('visibilitychange', onTurn)
      removeEventListener('online', onTurn)
    }
  },
  random: Math.random,
}

/** Keeps the signed-in screens up to date, for as long as the same person is signed in. */
export function LiveUpdates() {
  const queryClient = useQueryClient()
  const userId = useSession().profile?.id
  useEffect(() => {
    if (userId === undefined) return
    const invalidator = new QueryInvalidator(queryClient, userId)
    const stop = followChanges(deps, { onChange: (change) => invalidator.add(change), onState: setLiveState })
    return () => {
      stop()
      setLiveState('live')
    }
  }, [queryClient, userId])
  return null
}
