import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { removeAllButOfSession } from '../kept-answers/kept-for-session.ts'
import { useSession } from '../session/use-session.ts'
import { ConnectionLine } from './connection-line.tsx'
import { useConnectionLost } from './connection-store.ts'

/** Nothing that the reader waits for is delayed by it. */
const STARTS_AFTER_MS = 3000

/** Signed-in screens without a connection: the last answers are shown, with their time, until it is back. */
export function OfflineSupport() {
  const queryClient = useQueryClient()
  const isLost = useConnectionLost()
  const { id, role } = useSession().profile ?? {}

  useEffect(() => {
    void removeAllButOfSession()
  }, [id, role])

  useEffect(() => {
    // In development the files change with every edit.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let stop = () => {}
    let isOver = false
    const start = async () => {
      const { startWorker } = await import('./start-worker.ts')
      if (!isOver) stop = startWorker(queryClient.getQueryCache())
    }
    // Without a connection its script does not come: the next load tries again.
    const timer = setTimeout(() => void start().catch(() => undefined), STARTS_AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [queryClient])

  useEffect(() => {
    if (!isLost) return
    const refetch = () => void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
    addEventListener('online', refetch)
    return () => removeEventListener('online', refetch)
  }, [isLost, queryClient])

  return <ConnectionLine isLost={isLost} />
}
