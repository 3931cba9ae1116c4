import { axisOf, type ChartDescription, type ChartReading, type Column } from '../chart-description.ts'

/**
 * The reading after a key press: left and right by a place, Home and End to the first and last, up and down to the next
 * line with a value there, Escape clears. undefined: not a key of the chart. The first key starts at the latest place.
 */
export function moveReading(
  description: ChartDescription,
  reading: ChartReading | null,
  key: string,
): ChartReading | null | undefined {
  const last = description.places.length - 1
  const columnId = reading?.columnId ?? null
  switch (key) {
    case 'ArrowLeft':
      return { place: reading ? Math.max(0, reading.place - 1) : last, columnId }
    case 'ArrowRight':
      return { place: reading ? Math.min(last, reading.place + 1) : last, columnId }
    case 'Home':
      return { place: 0, columnId }
    case 'End':
      return { place: last, columnId }
    case 'ArrowUp':
      return moveAmongLines(description, reading ?? { place: last, columnId }, 1)
    case 'ArrowDown':
      return moveAmongLines(description, reading ?? { place: last, columnId }, -1)
    case 'Escape':
      return reading ? null : undefined
    default:
      return undefined
  }
}

/** Only lines of the left axis: the other line of an athlete is highlighted with it. */
function moveAmongLines(
  description: ChartDescription,
  { place, columnId }: ChartReading,
  by: 1 | -1,
): ChartReading | undefined {
  if (description.drawing.kind !== 'many-lines') return undefined
  const upwards = description.columns
    .flatMap((column) => {
      const value = column.values[place] ?? null
      return value === null || axisOf(description, column) === 'right' ? [] : [{ id: column.id, value }]
    })
    .sort((one, other) => one.value - other.value)
  const from = upwards.findIndex(({ id }) => id === columnId)
  const to = from < 0 ? (by > 0 ? 0 : upwards.length - 1) : Math.min(upwards.length - 1, Math.max(0, from + by))
  return { place, columnId: upwards[to]?.id ?? null }
}

/**
 * The line nearest to a place, with its distance; null when none has a value there.
 * @param distanceTo distance between a column's value and the pointer
 */
export function nearestColumn(
  columns: readonly Column[],
  place: number,
  distanceTo: (column: Column, value: number) => number,
): { column: Column; distance: number } | null {
  let nearest: { column: Column; distance: number } | null = null
  for (const column of columns) {
    const value = column.values[place] ?? null
    if (value === null) continue
    const distance = distanceTo(column, value)
    if (nearest === null || distance < nearest.distance) nearest = { column, distance }
  }
  return nearest
}
