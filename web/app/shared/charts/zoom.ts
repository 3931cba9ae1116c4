import type { ChartDescription } from './chart-description.ts'

/** The days that charts are zoomed to, inclusive; null: the whole period. */
export type Zoom = { from: string; to: string } | null

const FEWEST_DAYS = 2

/** The days between two marked ones in any order; null, no zoom, for a single day, which makes no line. */
export function zoomBetween(one: string, other: string): Zoom {
  if (one === other) return null
  return one < other ? { from: one, to: other } : { from: other, to: one }
}

/** A zoom clipped to these days; null if fewer than two remain, after another period was chosen. */
export function zoomWithin(days: readonly string[], zoom: Zoom): Zoom {
  const inside = zoom === null ? [] : days.filter((day) => day >= zoom.from && day <= zoom.to)
  const [from] = inside
  const to = inside.at(-1)
  if (from === undefined || to === undefined || inside.length < FEWEST_DAYS || inside.length === days.length)
    return null
  return { from, to }
}

/** The zoomed part of a chart: its days, and each column's values for them. Histograms have no days and stay whole. */
export function partShown(description: ChartDescription, zoom: Zoom): ChartDescription {
  const { places, columns, drawing } = description
  const within = drawing.kind === 'histogram' ? null : zoomWithin(places, zoom)
  if (within === null) return description
  const from = places.indexOf(within.from)
  const end = places.indexOf(within.to) + 1
  return {
    ...description,
    places: places.slice(from, end),
    columns: columns.map((column) => ({ ...column, values: column.values.slice(from, end) })),
  }
}
