/**
 * A column for a chart: one value for each day, in the order of `days`; null, a gap, where the day has no record or no value.
 * @param records at most one a date counts: of several the last (reduce them first with `latestPerDate`)
 * @param days    as `daysUntil` gives them; records of other days are left out
 */
export function seriesOver<R extends { date: string }>(
  days: readonly string[],
  records: readonly R[],
  readValue: (record: R) => number | null,
): (number | null)[] {
  const values = new Map(records.map((record) => [record.date, readValue(record)]))
  return days.map((day) => values.get(day) ?? null)
}
