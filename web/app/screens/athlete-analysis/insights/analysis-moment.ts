import { formatDateTime } from '../../../shared/date-format/format-date.ts'

/**
 * A date and time in the reader's time zone: `Nov 21, 2026, 06:52`; null for an invalid date, which is not shown
 * (docs/reference/athlete-analysis.md#ai-insights).
 */
export function analysisMoment(generated_at: string | null, timeZone?: string): string | null {
  const moment = new Date(generated_at ?? '')
  if (Number.isNaN(moment.getTime())) return null
  return formatDateTime(moment, timeZone)
}
