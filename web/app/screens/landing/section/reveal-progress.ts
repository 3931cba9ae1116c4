import { LANDING_SCROLL_OFFSET_PX, LANDING_SCROLL_ZONE_PX } from '@corner/contract/constants/interface-timing.ts'

export interface Revealed {
  /** 0 to 1. */
  opacity: number
  /** How far below its place a section stands. */
  offsetPx: number
}

/**
 * How much of a section shows: none while its upper edge is at the lower edge of the window, all of it once that edge has
 * come through the lowest 300 px (spec 2, section 9).
 */
export function revealed(topPx: number, windowHeightPx: number): Revealed {
  const progress = Math.min(1, Math.max(0, (windowHeightPx - topPx) / LANDING_SCROLL_ZONE_PX))
  return { opacity: progress, offsetPx: (1 - progress) * LANDING_SCROLL_OFFSET_PX }
}
