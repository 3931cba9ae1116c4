import { EVERY_ROLE, type Role } from '@corner/contract/roles.ts'
import { matchPath } from 'react-router'

export interface Screen {
  /** As in routes.ts. */
  path: string
  /** Who may use it, and so who sees its entry (spec 1, section 2). */
  roles: readonly Role[]
  /** Its entry in the menu; without one it is reached from elsewhere. */
  entry?: string
}

/** Which roles use which screen, in the order of the menu: the menu and the guard both read it here. */
export const SCREENS: readonly Screen[] = [
  { path: '/dashboard', roles: EVERY_ROLE, entry: 'Personal Dashboard' },
  { path: '/coach-dashboard', roles: ['coach', 'admin'], entry: 'Coach Dashboard' },
  { path: '/admin-dashboard', roles: ['admin'], entry: 'Admin Dashboard' },
  { path: '/team-information', roles: ['coach', 'admin'], entry: 'Team Information' },
  { path: '/athlete/:teamId?/:athleteId?', roles: ['coach', 'admin'] },
  { path: '/connect-whoop', roles: EVERY_ROLE, entry: 'Connect the wearable device' },
  { path: '/connect-whoop-callback', roles: EVERY_ROLE },
  // No entry: the spec's menu has none, and with one more a coach's would give way to the drawer on a laptop.
  { path: '/knowledge', roles: EVERY_ROLE },
  { path: '/knowledge/:slug', roles: EVERY_ROLE },
  { path: '/account', roles: EVERY_ROLE },
  { path: '/register', roles: EVERY_ROLE, entry: 'Register New User' },
]

/** The screen at an address, as the router reads it: without regard to capitals and to a slash at the end. */
export function screenAt(pathname: string): Screen | undefined {
  return SCREENS.find(({ path }) => matchPath(path, pathname))
}

/** Whether a role may use the screen at an address. What is not in the table is open to whoever is signed in. */
export function mayUse(role: Role, pathname: string): boolean {
  return screenAt(pathname)?.roles.includes(role) ?? true
}
