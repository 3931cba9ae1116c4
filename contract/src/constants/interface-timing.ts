/** Times and sizes of the interface (docs/reference/screens.md#timing-and-sizes). Milliseconds and pixels. */
export const REGISTERED_REDIRECT_MS = 3000
export const MODAL_SUCCESS_CLOSE_MS = 1200
export const DELETE_MODAL_CLOSE_MS = 800
export const COPIED_MS = 2000
export const OAUTH_STEP_PAUSE_MS = 500
export const NAVIGATION_BAR_PX = 72
export const JOIN_CODE_COPIED_MS = 3000
export const LANDING_SCROLL_ZONE_PX = 300
export const LANDING_SCROLL_OFFSET_PX = 60
