export interface Span {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Place {
  left: number
  top: number
  /** More than this does not fit: the rest scrolls inside. */
  maxHeight: number
}

/** What stays free round a box that stands over the page, and between it and what it belongs to. Pixels. */
const MARGIN_PX = 8
const GAP_PX = 4
/** Below it the box would hide what it says: then it may cover what it belongs to. */
const LEAST_HEIGHT_PX = 120

/**
 * Where a box stands that belongs to something on the page: under it, or over it where there is more room, and never off the
 * window. Pixels of the window.
 */
export function beside(
  anchor: Span,
  box: { width: number; height: number },
  window: { width: number; height: number },
): Place {
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
