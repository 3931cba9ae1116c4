import { formatDateTime } from '../date-format/format-date.ts'

/**
 * `No connection. As of Nov 21, 2026, 06:42.`, in the reader's time zone.
 * @param shownFrom when the oldest of the shown answers came (ms); null: nothing is shown
 */
export function connectionText(shownFrom: number | null, timeZone?: string): string {
  if (shownFrom === null) return 'No connection.'
  return `No connection. As of ${formatDateTime(shownFrom, timeZone)}.`
}
