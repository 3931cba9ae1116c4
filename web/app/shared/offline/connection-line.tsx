import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import styles from './connection-line.module.css'
import { connectionText } from './connection-text.ts'
import { oldestShown } from './oldest-shown.ts'

/**
 * Says that there is no connection, and of when the figures are. At the bottom of the window, over all else, so that
 * nothing moves when it comes and goes.
 */
export function ConnectionLine({ isLost }: { isLost: boolean }) {
  const queries = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => queries.subscribe(listener), [queries])
  const read = () => (isLost ? oldestShown(queries) : null)
  const shownFrom = useSyncExternalStore(subscribe, read, () => null)
  return (
    <div role="status" className={styles.place}>
      {isLost && <p className={styles.line}>{connectionText(shownFrom)}</p>}
    </div>
  )
}
