import { useEffect, useState } from 'react'

/** After a press one looks first; by then the work that can wait may be done. */
const REST_AFTER_MS = 400

/** Whether a part of the page has stood in sight for a moment, so that it may do what would have held up its opening. */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), REST_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsAtRest(false)
    }
  }, [])
  return isAtRest
}
