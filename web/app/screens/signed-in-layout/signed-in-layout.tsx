import { useLayoutEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Shortcuts } from '../../shared/commands/shortcuts.tsx'
import { LiveUpdates } from '../../shared/live/live-updates.tsx'
import { setBarTools } from '../../shared/navigation/bar-tools.ts'
import { OfflineSupport } from '../../shared/offline/offline-support.tsx'
import { useKeptInstead } from '../../shared/offline/use-kept-instead.ts'
import { LEFT_EVERYWHERE, type SignInState } from '../../shared/session/sign-in-state.ts'
import type { SessionEnd } from '../../shared/session/stored-session.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { ScreenGuard } from './screen-guard.tsx'

/**
 * The screens that need a stored access token: without one, it redirects to /login
 * (docs/reference/access.md#guards-of-the-screens). The target is remembered for after the sign-in, except after a
 * logout: the next person starts fresh. A deleted account leads to the front page instead. All redirects at the end of
 * a session happen here: a navigation elsewhere would race with this guard.
 */
export default function SignedInLayout() {
  const { signedIn, ended } = useSession()
  useKeptInstead()
  // Before the first paint, so that the bar does not jump.
  useLayoutEffect(() => {
    setBarTools(<Shortcuts />)
    return () => setBarTools(null)
  }, [])
  const { pathname, search } = useLocation()
  if (!signedIn) {
    if (ended === 'account_deleted') return <Navigate to="/" replace />
    return <Navigate to="/login" replace state={stateFor(ended, pathname + search)} />
  }
  return (
    <>
      <LiveUpdates />
      <ScreenGuard>
        <Outlet />
      </ScreenGuard>
      <OfflineSupport />
    </>
  )
}

function stateFor(ended: SessionEnd | null, cameFor: string): SignInState | typeof LEFT_EVERYWHERE | null {
  if (ended === 'left') return null
  return ended === 'left_everywhere' ? LEFT_EVERYWHERE : { cameFor, sessionEnded: ended === 'refused' }
}
