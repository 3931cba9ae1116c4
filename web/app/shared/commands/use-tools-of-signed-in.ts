import { createElement, useEffect } from 'react'
import { setBarTools } from '../navigation/bar-tools.ts'
import { useSession } from '../session/use-session.ts'

/** The top bar's tools on a public screen, too, for who is signed in. Visitors do not fetch their script. */
export function useToolsOfSignedIn() {
  const { signedIn } = useSession()
  useEffect(() => {
    if (!signedIn) return
    let isHere = true
    void import('./shortcuts.tsx').then(({ Shortcuts }) => {
      if (isHere) setBarTools(createElement(Shortcuts))
    })
    return () => {
      isHere = false
      setBarTools(null)
    }
  }, [signedIn])
}
