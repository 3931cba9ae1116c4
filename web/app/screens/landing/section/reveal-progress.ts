import { LANDING_SCROLL_OFFSET_PX, LANDING_SCROLL_ZONE_PX } from '@corner/contract/constants/interface-timing.ts'

export interface Revealed {
  /** 0 to 1. */
  opacity: number
  /** Distance below the final position. */
  offsetPx: number
}

/**
 * The progress of a section's reveal: 0 while its upper edge is at the lower edge of the window, 1 once that edge has
 * passed the lowest 300 px (docs/reference/screens.md#timing-and-sizes).
 */
export function revealed(topPx: number, windowHeightPx: number): Revealed {
  const progress = Math.min(1, Math.max(0, (windowHeightPx - topPx) / LANDING_SCROLL_ZONE_PX))
  return { opacity: progress, offsetPx: (1 - progress) * LANDING_SCROLL_OFFSET_PX }
}
