const withYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** The day of a moment, in the reader's own zone: "Nov 21, 2026". */
export function writtenDate(moment: string): string {
  return withYear.format(new Date(moment))
}
