/**
 * A file does not tell when a night changed. Its version is the end of the night and, in milliseconds, how many values it has: a
 * later, fuller file fills in, an older one takes nothing away, and the same again changes nothing.
 */
export function versionOf(end: Date, record: object): Date {
  const values = Object.values(record).filter((value) => value !== null && value !== undefined)
  const others = Object.keys(('other_values' in record && record.other_values) || {})
  return new Date(end.getTime() + values.length + others.length)
}
