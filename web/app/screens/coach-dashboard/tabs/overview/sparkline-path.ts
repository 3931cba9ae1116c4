import type { Point } from '@corner/analytics/series/points.ts'

export const SPARKLINE_WIDTH = 300
export const SPARKLINE_HEIGHT = 32
const EDGE = 4

/** SVG paths of a sparkline. */
interface SparklinePaths {
  line: string
  /** Open dots: of days that are not full. */
  open: string
}

/**
 * A sparkline over the days of a period. A day without a value, and a thin one, breaks the line; a value between two gaps
 * is a dot.
 * @param spread the smallest range, in the values' unit, that fills the height: keeps a steady value flat
 * @param thin days with values of few athletes
 */
export function sparklinePaths(
  days: readonly string[],
  points: readonly Point[],
  spread: number,
  thin: readonly { date: string }[],
): SparklinePaths {
  const thinDates = new Set(thin.map(({ date }) => date))
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
  const onLine = (day: string | undefined) => day !== undefined && valueOfDay.has(day) && !thinDates.has(day)
  const paths = { line: '', open: '' }
  for (const [index, day] of days.entries()) {
    const value = valueOfDay.get(day)
    if (value === undefined) continue
    const [isContinued, isContinuing] = [onLine(days[index + 1]), onLine(days[index - 1])]
    if (!onLine(day)) paths.open += `M${place(index, value)}h0`
    else paths.line += `${isContinuing ? 'L' : 'M'}${place(index, value)}${isContinuing || isContinued ? '' : 'h0'}`
  }
  return paths
}
