/**
 * A chart column: one value for each day in the order of `days`; null, a gap, where the day has no record or no value.
 * @param records one per date (see `latestPerDate`); of several the last one counts
 * @param days as returned by `daysUntil`; records of other days are ignored
 */
export function seriesOver<R extends { date: string }>(
  days: readonly string[],
  records: readonly R[],
  readValue: (record: R) => number | null,
): (number | null)[] {
  const values = new Map(records.map((record) => [record.date, readValue(record)]))
  return days.map((day) => values.get(day) ?? null)
}
