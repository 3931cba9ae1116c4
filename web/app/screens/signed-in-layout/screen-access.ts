import { EVERY_ROLE, type Role } from '@corner/contract/roles.ts'

interface Known {
  /** Roles that may use the screen; undefined: any. */
  roles: readonly Role[] | undefined
  /** From the stored profile; undefined: none is stored. */
  role: Role | undefined
  /** The profile was fetched since the page loaded, or that failed: until then the stored role may be outdated. */
  isFetched: boolean
  isFetching: boolean
}

/**
 * open: show the screen. loading: the role may have changed since it was stored, so the server is asked first. unknown:
 * the profile could not be fetched. closed: the screen is not for this role.
 */
export type ScreenAccess = 'open' | 'loading' | 'unknown' | 'closed'

export function readScreenAccess({ roles, role, isFetched, isFetching }: Known): ScreenAccess {
  if (!roles || EVERY_ROLE.every((one) => roles.includes(one))) return 'open'
  if (role !== undefined && roles.includes(role)) return 'open'
  if (!isFetched) return 'loading'
  if (role !== undefined) return 'closed'
  return isFetching ? 'loading' : 'unknown'
}
