/** Width of a chart card's content on A4 within margins of 10 mm, CSS px: the narrowest of the usual sheets. */
export const SHEET_PLOT_PX = 692

/**
 * Calls `layOut` with the width of a sheet before the page is printed, and with null after it. Browsers print the canvas
 * as it is: it does not follow the style sheet for paper, and would be cut off in a wide window.
 * @returns the function to stop
 */
export function onPrint(layOut: (width: number | null) => void): () => void {
  const before = () => layOut(SHEET_PLOT_PX)
  const after = () => layOut(null)
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}
