import { EVERY_ROLE, type Role } from '@corner/contract/roles.ts'

interface Known {
  /** Who may use the screen; undefined: it asks for no role. */
  roles: readonly Role[] | undefined
  /** The stored profile's; undefined: none is stored. */
  role: Role | undefined
  /** The server has answered about the profile in this page, or could not: until then the stored role may be one of yesterday. */
  isFetched: boolean
  isFetching: boolean
}

/**
 * open: show the screen. loading: the server is asked first, for a role may have changed since it was stored.
 * unknown: the profile could not be fetched. closed: the screen is not for this role.
 */
export type ScreenAccess = 'open' | 'loading' | 'unknown' | 'closed'

export function readScreenAccess({ roles, role, isFetched, isFetching }: Known): ScreenAccess {
  if (!roles || EVERY_ROLE.every((one) => roles.includes(one))) return 'open'
  if (role !== undefined && roles.includes(role)) return 'open'
  if (!isFetched) return 'loading'
  if (role !== undefined) return 'closed'
  return isFetching ? 'loading' : 'unknown'
}
