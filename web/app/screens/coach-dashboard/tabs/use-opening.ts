import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/** After a press one looks first; by then what does not stand in the window may be drawn. */
const OPENED_AFTER_MS = 300

/**
 * Whether a tab has come into sight only now, so that it should show what a window holds and no more. Never for whoever returns by
 * the history: they must find the page as long as it was, or it could not be scrolled to where they were.
 */
export function useOpening(): boolean {
  const [isOpen, setIsOpen] = useState(false)
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsOpen(true)), OPENED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      // The tab is being hidden: it stays mounted, and opens anew the next time.
      setIsOpen(false)
    }
  }, [])
  return !isOpen && !isReturn
}
