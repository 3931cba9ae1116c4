import { SPECIFIED_PROVIDER } from './constants/providers.ts'

/** Keys of the browser's storage (docs/reference/accounts.md#browser-storage). */
export const STORAGE_KEYS = {
  access: 'access',
  refresh: 'refresh',
  userInfo: 'user_info',
  theme: 'theme',
  oauthState: 'whoop_oauth_state',
} as const

/** Where the state of a connection under way waits, for each maker its own: two can be under way in two windows. */
export const oauthStateKey = (provider: string): string =>
  provider === SPECIFIED_PROVIDER ? STORAGE_KEYS.oauthState : `${provider}_oauth_state`

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
