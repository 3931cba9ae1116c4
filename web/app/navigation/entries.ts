import type { Role } from '@corner/contract/roles.ts'

export interface NavigationEntry {
  label: string
  to: string
  /** Who sees it (spec 1, section 2); the server decides who may. */
  roles: 'everyone' | readonly Role[]
}

const NAVIGATION_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Personal Dashboard', to: '/dashboard', roles: 'everyone' },
  { label: 'Coach Dashboard', to: '/coach-dashboard', roles: ['coach', 'admin'] },
  { label: 'Connect the wearable device', to: '/connect-whoop', roles: 'everyone' },
  { label: 'Register New User', to: '/register', roles: 'everyone' },
]

/** The entries for a role; undefined while the profile is not known. */
export function entriesFor(role: Role | undefined): NavigationEntry[] {
  return NAVIGATION_ENTRIES.filter((entry) => isFor(entry, role))
}

/** Whether a screen has an entry that this role does not see. Screens without an entry are hidden from nobody. */
export function isHiddenFrom(role: Role, path: string): boolean {
  return NAVIGATION_ENTRIES.some((entry) => entry.to === path && !isFor(entry, role))
}

function isFor({ roles }: NavigationEntry, role: Role | undefined): boolean {
  return roles === 'everyone' || (role !== undefined && roles.includes(role))
}
