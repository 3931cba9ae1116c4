import type { Point } from '@corner/analytics/series/points.ts'

export const SPARKLINE_WIDTH = 300
export const SPARKLINE_HEIGHT = 32
const EDGE = 4

/**
 * A sparkline over the days of a period, as an SVG path. A day without a value breaks the line; a value between two
 * gaps is a dot.
 * @param spread the smallest range, in the values' unit, that fills the height: keeps a steady value flat
 */
export function sparklinePath(days: readonly string[], points: readonly Point[], spread: number): string {
  const valueOfDay = new Map(points.map(({ date, value }) => [date, value]))
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = Math.max(spread, high - low)
  const bottom = (low + high - room) / 2
  const stepX = days.length > 1 ? SPARKLINE_WIDTH / (days.length - 1) : 0
  const place = (index: number, value: number) => {
    const y = SPARKLINE_HEIGHT - EDGE - ((value - bottom) / room) * (SPARKLINE_HEIGHT - 2 * EDGE)
    return `${(index * stepX).toFixed(1)} ${y.toFixed(1)}`
  }
  let path = ''
  let isDrawing = false
  for (const [index, day] of days.entries()) {
    const value = valueOfDay.get(day)
    if (value === undefined) {
      isDrawing = false
      continue
    }
    const next = days[index + 1]
    const isAlone = !isDrawing && (next === undefined || !valueOfDay.has(next))
    path += `${isDrawing ? 'L' : 'M'}${place(index, value)}${isAlone ? 'h0' : ''}`
    isDrawing = true
  }
  return path
}
