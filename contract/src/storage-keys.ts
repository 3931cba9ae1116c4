/** Keys of the browser's storage (docs/reference/accounts.md#browser-storage). */
export const STORAGE_KEYS = {
  access: 'access',
  refresh: 'refresh',
  userInfo: 'user_info',
  theme: 'theme',
  oauthState: 'whoop_oauth_state',
} as const

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
