import { Navigate, Outlet, useLocation } from 'react-router'
import { LiveUpdates } from '../../shared/live/live-updates.tsx'
import { LEFT_EVERYWHERE, type SignInState } from '../../shared/session/sign-in-state.ts'
import type { SessionEnd } from '../../shared/session/stored-session.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { MantineLook } from '../../ui/mantine-look.tsx'
import { ScreenGuard } from './screen-guard.tsx'

/**
 * The screens that need a stored access token: without one, /login (spec 1, section 2; spec 2, section 6). The way back is kept,
 * so that a link leads where it points to and a coach goes on where they were; not after a logout: the next person starts anew.
 * Whoever has deleted their account has nothing to sign in to, and is led to the front page. This is decided here alone: whoever
 * ends a session and goes somewhere else by themselves races against this guard.
 */
export default function SignedInLayout() {
  const { signedIn, ended } = useSession()
  const { pathname, search } = useLocation()
  if (!signedIn) {
    if (ended === 'account_deleted') return <Navigate to="/" replace />
    return <Navigate to="/login" replace state={stateFor(ended, pathname + search)} />
  }
  return (
    <MantineLook>
      <LiveUpdates />
      <ScreenGuard>
        <Outlet />
      </ScreenGuard>
    </MantineLook>
  )
}

function stateFor(ended: SessionEnd | null, cameFor: string): SignInState | typeof LEFT_EVERYWHERE | null {
  if (ended === 'left') return null
  return ended === 'left_everywhere' ? LEFT_EVERYWHERE : { cameFor, sessionEnded: ended === 'refused' }
}
