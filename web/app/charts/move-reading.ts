import type { ChartDescription, Reading } from './chart-description.ts'

/**
 * Where a key leads: left and right by a place, Home and End to the first and last, up and down among many lines to the next one
 * with a value there, Escape out. undefined: the key is none of the chart's. The first key begins at the newest place.
 */
export function moveReading(
  description: ChartDescription,
  reading: Reading | null,
  key: string,
): Reading | null | undefined {
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

function moveAmongLines(description: ChartDescription, { place, columnId }: Reading, by: 1 | -1): Reading | undefined {
  if (description.drawing.kind !== 'many-lines') return undefined
  const upwards = description.columns
    .flatMap(({ id, values }) => {
      const value = values[place] ?? null
      return value === null ? [] : [{ id, value }]
    })
    .sort((one, other) => one.value - other.value)
  const from = upwards.findIndex(({ id }) => id === columnId)
  const to = from < 0 ? (by > 0 ? 0 : upwards.length - 1) : Math.min(upwards.length - 1, Math.max(0, from + by))
  return { place, columnId: upwards[to]?.id ?? null }
}

/** The line whose value at a place lies nearest to where the pointer is; null when none has one. */
export function nearestColumn(description: ChartDescription, place: number, pointed: number): string | null {
  let nearest: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { id, values } of description.columns) {
    const value = values[place] ?? null
    if (value === null || Math.abs(value - pointed) >= least) continue
    nearest = id
    least = Math.abs(value - pointed)
  }
  return nearest
}
