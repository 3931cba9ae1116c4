import { type ChartDescription, type PaintedReading, subjectOf } from '../chart-description.ts'
import type { Pointed } from './pointed-store.ts'

/** The reading to paint on a chart, from its group's state; null: none, or a day the chart does not have. */
export function readingOf(
  description: ChartDescription,
  pointed: Pointed | null,
  chart: string,
): PaintedReading | null {
  if (!pointed) return null
  const place = description.places.indexOf(pointed.place)
  if (place < 0) return null
  const { subject, markedFrom } = pointed
  const from = markedFrom === null ? -1 : description.places.indexOf(markedFrom)
  const columnId = description.columns.find((column) => subjectOf(column) === subject)?.id ?? null
  return {
    place,
    columnId: pointed.chart === chart ? pointed.columnId : columnId,
    subject,
    markedFrom: from < 0 ? null : from,
    isOwn: pointed.chart === chart,
  }
}
