import { useEffect, useLayoutEffect, useRef } from 'react'
import { singleKeyOf } from './single-keys.ts'

/** Acts on single keys while the component is shown; not while somebody types. */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>) {
  const latest = useRef(actions)
  // Before the next key: a passive effect may run after it.
  useLayoutEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[singleKeyOf(event) ?? '']
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
