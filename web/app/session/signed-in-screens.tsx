import { Navigate, Outlet, useLocation } from 'react-router'
import { MantineLook } from '../look/mantine-look.tsx'
import type { SignInState } from './sign-in-state.ts'
import { useSession } from './use-session.ts'

/**
 * The screens that need a stored access token: without one, /login (spec 1, section 2; spec 2, section 6).
 * When the server ended the session, the way back is kept, so that a coach goes on where they were.
 */
export default function SignedInScreens() {
  const { signedIn, refused } = useSession()
  const { pathname, search } = useLocation()
  if (!signedIn) {
    const state: SignInState | null = refused ? { endedAt: pathname + search } : null
    return <Navigate to="/login" replace state={state} />
  }
  return (
    <MantineLook>
      <Outlet />
    </MantineLook>
  )
}
