/** A moment in the reader's own zone: `Nov 21, 2026, 6:52 AM`; null for what is no valid date, which is not shown (spec 2, section 2). */
export function analysisMoment(generated_at: string | null, timeZone?: string): string | null {
  const moment = new Date(generated_at ?? '')
  if (Number.isNaN(moment.getTime())) return null
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment)
}
