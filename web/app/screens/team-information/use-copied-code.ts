import { JOIN_CODE_COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { useEffect, useState } from 'react'

/**
 * The join code that was copied last: marked for three seconds, or until another is copied. A refusal by the browser
 * (there is no clipboard on a page without HTTPS) is only logged (docs/reference/team-information.md#copying-a-code).
 */
export function useCopiedCode() {
  const [copied, setCopied] = useState<TeamRole | null>(null)
  /** Counts copies, so that copying the same code again restarts the timer. */
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopied(null), JOIN_CODE_COPIED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  /** @returns whether the clipboard accepted it */
  async function copy(which: TeamRole, code: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(code)
    } catch (failure) {
      console.warn('The clipboard took nothing', failure)
      return false
    }
    setCopied(which)
    setCopies((count) => count + 1)
    return true
  }
  return { copied, copy }
}
