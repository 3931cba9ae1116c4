import { createElement, useEffect } from 'react'
import { useSession } from '../session/use-session.ts'
import { setBarTools } from './bar-tools.ts'

/** The top bar's tools on a public screen, too, for who is signed in. Visitors do not fetch their script. */
export function useToolsOfSignedIn() {
  const { signedIn } = useSession()
  useEffect(() => {
    if (!signedIn) return
    let isHere = true
    void import('../commands/shortcuts.tsx').then(({ Shortcuts }) => {
      if (isHere) setBarTools(createElement(Shortcuts))
    })
    return () => {
      isHere = false
      setBarTools(null)
    }
  }, [signedIn])
}
