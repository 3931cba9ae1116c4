import type { ChartDescription } from '../chart-description.ts'
import { firstGrowing } from '../growing.ts'

/** Width of the day that is not over, of the plot: its values say little beside those of whole days. */
const RUNNING_SHARE = 0.055

/**
 * How far the day that is not over is from the last full one, in steps of whole days. 1: no such day, or so many days
 * that it is not narrower.
 */
function runningStep(description: ChartDescription): number {
  const { drawing, metric, places } = description
  const isLast = firstGrowing(description, metric) === places.length - 1
  if (drawing.kind !== 'many-lines' || !isLast || places.length < 3) return 1
  return Math.min(1, ((places.length - 2) * RUNNING_SHARE) / (1 - RUNNING_SHARE))
}

/** Where a place stands on the axis, in steps of whole days. */
export function positionOf(description: ChartDescription, place: number): number {
  const last = description.places.length - 1
  return place === last && last > 0 ? last - 1 + runningStep(description) : place
}

/** The place nearest to a position on the axis. */
export function placeAt(description: ChartDescription, position: number): number {
  const last = Math.max(0, description.places.length - 1)
  const end = positionOf(description, last)
  const isRunning = last > 0 && position > (last - 1 + end) / 2
  return isRunning ? last : Math.max(0, Math.min(Math.max(0, last - 1), Math.round(position)))
}
