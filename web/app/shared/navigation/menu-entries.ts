import type { Role } from '@corner/contract/roles.ts'
import { SCREENS } from './screens.ts'

export interface NavigationEntry {
  label: string
  to: string
}

/** The menu entries of a role, in order; undefined while the profile is unknown: the entries that everybody sees. */
export function entriesFor(role: Role | undefined): NavigationEntry[] {
  const shown = role ?? 'athlete'
  return SCREENS.flatMap(({ path, roles, entry }) => (entry && roles.includes(shown) ? { label: entry, to: path } : []))
}
