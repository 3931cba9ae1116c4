const withYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** A date in the reader's time zone: "Nov 21, 2026". */
export function formatDate(moment: string): string {
  return withYear.format(new Date(moment))
}
