/** Keys of the browser's storage (spec 1, section 3). */
export const STORAGE_KEYS = {
  access: 'access',
  refresh: 'refresh',
  userInfo: 'user_info',
  theme: 'theme',
  oauthState: 'whoop_oauth_state',
} as const

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
