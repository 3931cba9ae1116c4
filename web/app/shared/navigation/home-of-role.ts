import type { Role } from '@corner/contract/roles.ts'
import { mayUse } from './screens.ts'

/** Where a person starts after sign-in (spec 1, section 2); undefined: their profile could not be fetched. */
export function homeOfRole(role: Role | undefined): string {
  if (role === 'admin') return '/admin-dashboard'
  return role === 'coach' ? '/coach-dashboard' : '/dashboard'
}

/**
 * Where a person goes after sign-in: to the screen they came for, unless their role may not use it, else home.
 * The bare /dashboard is where everybody may begin, so it stands for home.
 * @param cameFor path and query; undefined: they came for the sign-in itself
 */
export function placeAfterSignIn(role: Role | undefined, cameFor: string | undefined): string {
  if (role === undefined || cameFor === undefined || cameFor === '/dashboard') return homeOfRole(role)
  return mayUse(role, cameFor.replace(/\?.*/s, '')) ? cameFor : homeOfRole(role)
}
