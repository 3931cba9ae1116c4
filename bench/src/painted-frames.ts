/**
 * Runs in the page before the app: records in `paintedAt` when a frame with new canvas drawing was painted. Lines and
 * bars are strokes and fills of a canvas; a message sent in a frame arrives after the frame was painted.
 */
export const NOTE_PAINTED_FRAMES = `
  window.paintedAt = []
  let noted = false
  const note = () => {
    if (noted) return
    noted = true
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        noted = false
        window.paintedAt.push(performance.now())
      }
      port2.postMessage(undefined)
    })
  }
  for (const method of ['stroke', 'fill', 'fillRect']) {
    const draw = CanvasRenderingContext2D.prototype[method]
    CanvasRenderingContext2D.prototype[method] = function (...args) {
      note()
      return draw.apply(this, args)
    }
  }
`

/**
 * An expression for the page: ms from the last byte of the replies whose URL contains `part` to the last frame painted
 * within `settledMs` after it; null if there was none.
 */
export function paintedAfter(part: string, settledMs: number): string {
  return `(() => {
    const replies = performance.getEntriesByType('resource').filter(({ name }) => name.includes(${JSON.stringify(part)}))
    const dataAt = Math.max(...replies.map(({ responseEnd }) => responseEnd))
    const last = window.paintedAt.findLast((at) => at > dataAt && at < dataAt + ${settledMs})
    return last === undefined ? null : last - dataAt
  })()`
}
