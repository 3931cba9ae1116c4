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
/** With this height below, a box that fits on neither side stays there, where the reader goes on. */
const ENOUGH_HEIGHT_PX = 240

/**
 * Position of a box next to its anchor: below, or above where it fits better, always within the window and not over the
 * page's head. Window pixels.
 * @param window with the bottom edge of the page's head, if it is in sight
 */
export function anchoredPosition(
  anchor: Rect,
  box: { width: number; height: number },
  window: { width: number; height: number; head?: number },
): Position {
  const middle = (anchor.left + anchor.right) / 2
  const left = Math.max(MARGIN_PX, Math.min(middle - box.width / 2, window.width - MARGIN_PX - box.width))
  const under = window.height - MARGIN_PX - (anchor.bottom + GAP_PX)
  const head = window.head !== undefined && window.head < anchor.top ? window.head : 0
  const over = anchor.top - GAP_PX - MARGIN_PX - head
  const isUnder = box.height <= under || under >= over || (box.height > over && under >= ENOUGH_HEIGHT_PX)
  const maxHeight = Math.min(Math.max(isUnder ? under : over, LEAST_HEIGHT_PX), window.height - 2 * MARGIN_PX)
  const height = Math.min(box.height, maxHeight)
  const wanted = isUnder ? anchor.bottom + GAP_PX : anchor.top - GAP_PX - height
  const top = Math.max(MARGIN_PX, Math.min(wanted, window.height - MARGIN_PX - height))
  return { left, top, maxHeight }
}
