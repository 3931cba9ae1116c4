import { JOIN_CODE_COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { useEffect, useState } from 'react'

/**
 * Which join code was copied last: marked for three seconds, and for as long as no other is copied (spec 2, section 4). A browser
 * that refuses (a page that is not served securely has no clipboard) is only noted in the log (spec 2, section 8).
 */
export function useCopiedCode() {
  const [copied, setCopied] = useState<TeamRole | null>(null)
  /** Counts the copies, so that a second one of the same code begins the time anew. */
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopied(null), JOIN_CODE_COPIED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  /** Whether the clipboard took it. */
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
