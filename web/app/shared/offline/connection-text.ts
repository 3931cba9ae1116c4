/**
 * `No connection. As of Nov 21, 6:42 AM.`, in the reader's time zone.
 * @param shownFrom when the oldest of the shown answers came (ms); null: nothing is shown
 */
export function connectionText(shownFrom: number | null, timeZone?: string): string {
  if (shownFrom === null) return 'No connection.'
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  // Newer browsers put a narrow space before AM, which some fonts lack.
  return `No connection. As of ${format.format(shownFrom).replace(/\s/g, ' ')}.`
}
