import { ApiRefusal } from '../../api-refusal.ts'
import { type DayNumber, utcDay } from '../../people/calendar-day.ts'
import { dayNumber } from '../records/local-time.ts'

/** How far a member's documents go back. */
const HISTORY_DAYS = 730
const PAGE_DAYS = 40

/** The days of one page, and where the next one begins; undefined: there is none. */
export interface AskedDays {
  days: DayNumber[]
  next_token: string | null
}

/** Without dates: the last day. Both dates are included. @throws ApiRefusal 400 */
export function readAskedDays(query: Readonly<Record<string, string | undefined>>, nowMs: number): AskedDays {
  const tomorrow = utcDay(nowMs) + 1
  const last = Math.min(readDay('end_date', query.end_date) ?? tomorrow, tomorrow)
  const start = readDay('start_date', query.start_date) ?? last - 1
  if (start > last && query.end_date !== undefined && (readDay('end_date', query.end_date) ?? last) < start)
    throw new ApiRefusal(400, 'Start time is greater than end time')
  const first = Math.max(readToken(query.next_token) ?? start, tomorrow - HISTORY_DAYS)
  const until = Math.min(last, first + PAGE_DAYS - 1)
  const days = Array.from({ length: Math.max(0, until - first + 1) }, (_, i) => first + i)
  return { days, next_token: until < last ? Buffer.from(`from:${until + 1}`).toString('base64url') : null }
}

function readDay(name: string, text: string | undefined): DayNumber | undefined {
  if (text === undefined) return undefined
  const day = dayNumber(text)
  if (day === undefined) throw new ApiRefusal(400, `${name} must be a date`)
  return day
}

function readToken(token: string | undefined): DayNumber | undefined {
  if (token === undefined) return undefined
  const found = /^from:(\d{1,6})$/.exec(Buffer.from(token, 'base64url').toString())
  if (!found) throw new ApiRefusal(400, 'next_token is not one of this list')
  return Number(found[1])
}
