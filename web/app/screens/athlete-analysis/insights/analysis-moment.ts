/**
 * A date and time in the reader's time zone: `Nov 21, 2026, 6:52 AM`; null for an invalid date, which is not shown
 * (docs/reference/athlete-analysis.md#ai-insights).
 */
export function analysisMoment(generated_at: string | null, timeZone?: string): string | null {
  const moment = new Date(generated_at ?? '')
  if (Number.isNaN(moment.getTime())) return null
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment)
}
