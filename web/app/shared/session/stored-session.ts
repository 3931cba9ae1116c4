import type { TokenPair, UserProfile } from '@corner/contract/entities/accounts.ts'
import { EVERY_ROLE } from '@corner/contract/roles.ts'
import { STORAGE_KEYS } from '@corner/contract/storage-keys.ts'

/**
 * Who is signed in, from the browser's storage, which is the source of truth: other tabs and the tests write it, too.
 */
export interface Session {
  signedIn: boolean
  /** null: not fetched yet, or unreadable. */
  profile: UserProfile | null
  /**
   * How the session ended in this page. left_everywhere: on all devices; account_deleted: by its owner; refused: the
   * server rejects the tokens; null: nobody was signed in, or it ended in another tab.
   */
  ended: SessionEnd | null
}

export type SessionEnd = 'left' | 'left_everywhere' | 'account_deleted' | 'refused'

export const SIGNED_OUT: Session = { signedIn: false, profile: null, ended: null }

let ended: SessionEnd | null = null
let lastRead = { access: null as string | null, userInfo: null as string | null, session: SIGNED_OUT }
const listeners = new Set<() => void>()

/** Parses the stored profile; null if invalid. */
export function parseProfile(userInfo: string | null): UserProfile | null {
  if (userInfo === null) return null
  try {
    const value: unknown = JSON.parse(userInfo)
    return isProfile(value) ? value : null
  } catch {
    return null
  }
}

/** Checks only what screens depend on: the role and the names. */
function isProfile(value: unknown): value is UserProfile {
  if (typeof value !== 'object' || value === null) return false
  const { role, first_name = '', username = '' } = value as Record<string, unknown>
  return EVERY_ROLE.some((known) => known === role) && typeof first_name === 'string' && typeof username === 'string'
}

/** Returns the same object until something changes, as React requires of a store. */
export function readSession(): Session {
  const access = localStorage.getItem(STORAGE_KEYS.access)
  const userInfo = localStorage.getItem(STORAGE_KEYS.userInfo)
  if (access !== lastRead.access || userInfo !== lastRead.userInfo || ended !== lastRead.session.ended) {
    lastRead = { access, userInfo, session: { signedIn: Boolean(access), profile: parseProfile(userInfo), ended } }
  }
  return lastRead.session
}

export function subscribeToSession(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', tell)
  }
}

export function readTokens() {
  return {
    access: localStorage.getItem(STORAGE_KEYS.access),
    refresh: localStorage.getItem(STORAGE_KEYS.refresh),
  }
}

/** Starts a session: data stored for the previous person is removed. */
export function beginSession(tokens: TokenPair) {
  localStorage.removeItem(STORAGE_KEYS.userInfo)
  storeTokens(tokens)
}

export function storeTokens({ access, refresh }: TokenPair) {
  localStorage.setItem(STORAGE_KEYS.access, access)
  localStorage.setItem(STORAGE_KEYS.refresh, refresh)
  ended = null
  tell()
}

export function storeProfile(profile: UserProfile) {
  localStorage.setItem(STORAGE_KEYS.userInfo, JSON.stringify(profile))
  tell()
}

/**
 * Ends the session in this browser. Signing out also removes the profile (docs/reference/accounts.md#roles-and-menu).
 * Calls in flight are refused afterwards: that must not change the reason of the end.
 */
export function endSession(why: SessionEnd) {
  if (why === 'refused' && readTokens().access === null) return
  localStorage.removeItem(STORAGE_KEYS.access)
  localStorage.removeItem(STORAGE_KEYS.refresh)
  if (why !== 'refused') localStorage.removeItem(STORAGE_KEYS.userInfo)
  ended = why
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
