import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/** Readers look before they scroll; by then the rest may render. */
const OPENED_AFTER_MS = 300

/**
 * Whether a tab has just been opened and should render only what a window shows. Never after history navigation: the
 * page must have its full height for the scroll position to be restored.
 */
export function useIsOpening(): boolean {
  const [isOpen, setIsOpen] = useState(false)
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsOpen(true)), OPENED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      // The tab is being hidden: it stays mounted, and opens again the next time.
      setIsOpen(false)
    }
  }, [])
  return !isOpen && !isReturn
}
