export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Position {
  left: number
  top: number
  /** The available height: the rest scrolls inside. */
  maxHeight: number
}

/** Distance to the window's edges, and to the anchor. Pixels. */
const MARGIN_PX = 8
const GAP_PX = 4
/** Below this height the box may cover its anchor instead. */
const LEAST_HEIGHT_PX = 120

/**
 * Position of a box next to its anchor: below, or above where there is more room, always within the window. Window
 * pixels.
 */
export function anchoredPosition(
  anchor: Rect,
  box: { width: number; height: number },
  window: { width: number; height: number },
): Position {
  const middle = (anchor.left + anchor.right) / 2
  const left = Math.max(MARGIN_PX, Math.min(middle - box.width / 2, window.width - MARGIN_PX - box.width))
  const under = window.height - MARGIN_PX - (anchor.bottom + GAP_PX)
  const over = anchor.top - GAP_PX - MARGIN_PX
  const isUnder = box.height <= under || under >= over
  const maxHeight = Math.min(Math.max(isUnder ? under : over, LEAST_HEIGHT_PX), window.height - 2 * MARGIN_PX)
  const height = Math.min(box.height, maxHeight)
  const wanted = isUnder ? anchor.bottom + GAP_PX : anchor.top - GAP_PX - height
  const top = Math.max(MARGIN_PX, Math.min(wanted, window.height - MARGIN_PX - height))
  return { left, top, maxHeight }
}
