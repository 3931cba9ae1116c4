import type { Role } from '@corner/contract/roles.ts'
import { mayUse } from './screens.ts'

/**
 * The start screen after sign-in (docs/reference/accounts.md#after-sign-in); undefined: the profile could not be
 * fetched.
 */
export function homeOfRole(role: Role | undefined): string {
  if (role === 'admin') return '/admin-dashboard'
  return role === 'coach' ? '/coach-dashboard' : '/dashboard'
}

/**
 * The screen after sign-in: the requested one if the role may use it, else home. The bare /dashboard counts as home,
 * because everybody may be redirected from there.
 * @param cameFor path and query; undefined: no screen was requested
 */
export function screenAfterSignIn(role: Role | undefined, cameFor: string | undefined): string {
  if (role === undefined || cameFor === undefined || cameFor === '/dashboard') return homeOfRole(role)
  return mayUse(role, cameFor.replace(/\?.*/s, '')) ? cameFor : homeOfRole(role)
}
