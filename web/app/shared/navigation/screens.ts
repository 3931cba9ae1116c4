import { EVERY_ROLE, type Role } from '@corner/contract/roles.ts'
import { matchPath } from 'react-router'

export interface Screen {
  /** As in routes.ts. */
  path: string
  /** Roles that may use it and see its entry (docs/reference/accounts.md#roles-and-menu). */
  roles: readonly Role[]
  /** Its menu entry; screens without one are reached by links. */
  entry?: string
  /** Without an entry: the screen whose entry is marked instead, from which this one is opened. */
  partOf?: string
}

/** Which roles use which screen, in menu order: read by the menu and the guard. */
export const SCREENS: readonly Screen[] = [
  { path: '/dashboard', roles: EVERY_ROLE, entry: 'Personal Dashboard' },
  { path: '/coach-dashboard', roles: ['coach', 'admin'], entry: 'Coach Dashboard' },
  // Reached from the Team Overview.
  { path: '/mat-sheet', roles: ['coach', 'admin'], partOf: '/coach-dashboard' },
  { path: '/admin-dashboard', roles: ['admin'], entry: 'Admin Dashboard' },
  { path: '/team-information', roles: ['coach', 'admin'], entry: 'Team Information' },
  { path: '/athlete/:teamId?/:athleteId?', roles: ['coach', 'admin'], partOf: '/coach-dashboard' },
  { path: '/connect-whoop', roles: EVERY_ROLE, entry: 'Connect the wearable device' },
  { path: '/connect-whoop-callback', roles: EVERY_ROLE, partOf: '/connect-whoop' },
  { path: '/connect-device-callback/:provider', roles: EVERY_ROLE, partOf: '/connect-whoop' },
  // No menu entry (docs/reference/accounts.md#roles-and-menu): with one more, a coach's menu would collapse into the
  // drawer on a laptop.
  { path: '/knowledge', roles: EVERY_ROLE },
  { path: '/knowledge/:slug', roles: EVERY_ROLE },
  { path: '/account', roles: EVERY_ROLE },
  { path: '/register', roles: EVERY_ROLE, entry: 'Register New User' },
]

/** The screen at an address, matched like the router: ignoring case and a trailing slash. */
export function screenAt(pathname: string): Screen | undefined {
  return SCREENS.find(({ path }) => matchPath(path, pathname))
}

/** How the menu marks an entry: as the page, as the part of the product that the page belongs to, or not. */
export function currentMark(entry: string, pathname: string): 'page' | 'true' | undefined {
  const screen = screenAt(pathname)
  if (screen?.path === entry) return 'page'
  return screen?.partOf === entry ? 'true' : undefined
}

/** Whether a role may use the screen at an address. Screens missing in the table are open to all signed-in people. */
export function mayUse(role: Role, pathname: string): boolean {
  return screenAt(pathname)?.roles.includes(role) ?? true
}
