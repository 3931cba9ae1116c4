import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { SourceSegment } from '@corner/contract/entities/record-sources.ts'

/** What a record or a value says of its maker: named only where an athlete's maker changes within the records. */
export interface OfMaker {
  date: CalendarDay
  /** The stored word of the maker. */
  maker?: string | undefined
}

/**
 * Names the maker of each record of a series, where its makers change (docs/reference/records.md#several-providers).
 * @param segments whose records count from which day on, oldest first; absent: one maker's, so there is nothing to name
 */
export function nameMakers<R extends { date: CalendarDay }>(
  records: readonly R[],
  segments: readonly SourceSegment[] | undefined,
): readonly R[] {
  if (!segments || segments.length < 2) return records
  const [first] = segments
  return records.map((record) => {
    const segment = segments.findLast(({ from }) => from <= record.date) ?? first
    return { ...record, maker: segment?.provider }
  })
}

/**
 * The values that may be in one mean: those of the maker of the newest one. The values of different makers are not comparable, so
 * every mean, range, streak and trend of an athlete begins anew with a new maker.
 * @param until the maker is that of the newest value of this day or before; absent: of all values
 */
export function ofOneMaker<Value extends OfMaker>(values: readonly Value[], until?: CalendarDay): readonly Value[] {
  if (values[0]?.maker === undefined) return values
  const newest = values.reduce<Value | undefined>(
    (found, value) =>
      (until === undefined || value.date <= until) && (!found || value.date >= found.date) ? value : found,
    undefined,
  )
  return newest ? values.filter(({ maker }) => maker === newest.maker) : []
}
