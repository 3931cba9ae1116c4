import type { Role } from '@corner/contract/roles.ts'

/**
 * Where a person starts after sign-in (spec 1, section 2); undefined: their profile could not be fetched.
 * Administrators start at the teams until /admin-dashboard is there.
 */
export function homeOfRole(role: Role | undefined): string {
  return role === 'coach' || role === 'admin' ? '/coach-dashboard' : '/dashboard'
}
