import { addDays } from '@corner/analytics/days/calendar.ts'
import { latestPerDate } from '@corner/analytics/series/latest-per-date.ts'
import { nameMakers } from '@corner/analytics/series/one-maker.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { SourceSegment } from '@corner/contract/entities/record-sources.ts'
import { ownActivity, ownHrv, ownSleep } from '@corner/contract/routes/personal-records.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { CallFailure } from '../../../shared/api/failures.ts'
import { queryKeys } from '../../../shared/api/query-keys.ts'
import { refreshUser } from '../../../shared/authentication/refresh-user.ts'
import { browserDay } from '../../../shared/period/chart-days.ts'

/** The records of a call: one per date, oldest first. */
export interface OwnRecords<R, Summary = undefined, Workout = never> {
  /** The requested period. */
  days: number
  /** Its last day according to the server: today in the wearer's time zone. */
  today: CalendarDay
  records: R[]
  summary: Summary | undefined
  /** Any number a day, oldest first; only of the call for the activity. */
  workouts?: Workout[] | undefined
  /** The answer's status: 404 and 400 count as no data (docs/reference/personal-dashboard.md#status-of-own-calls). */
  status: number
}

export const ownHrvQuery = (client: QueryClient, days: number) =>
  queryOptions({
    queryKey: [...queryKeys.ownRecords, 'hrv', days],
    queryFn: ({ signal }) => readOwn(client, days, call(ownHrv, { query: { days }, signal })),
  })

export const ownSleepQuery = (client: QueryClient, days: number) =>
  queryOptions({
    queryKey: [...queryKeys.ownRecords, 'sleep', days],
    queryFn: async ({ signal }) => {
      const query = await windowOf(client, days)
      return readOwn(client, days, call(ownSleep, { query, signal }))
    },
  })

export const ownActivityQuery = (client: QueryClient, days: number) =>
  queryOptions({
    queryKey: [...queryKeys.ownRecords, 'activity', days],
    queryFn: async ({ signal }) => {
      const query = await windowOf(client, days)
      return readOwn(client, days, call(ownActivity, { query, signal }))
    },
  })

/**
 * The days to ask for, which end on the day that the HRV answer of the same period names: all charts show the same days,
 * wherever the browser is. Without such an answer the server decides alone.
 */
async function windowOf(client: QueryClient, days: number) {
  const hrv = await client.fetchQuery({ ...ownHrvQuery(client, days), retry: false }).catch(() => undefined)
  if (hrv?.status !== 200) return { days }
  return { days, start: addDays(hrv.today, 1 - days), end: hrv.today }
}

interface Body<R, Summary, Workout> {
  data: R[]
  sources?: SourceSegment[] | undefined
  today?: CalendarDay | undefined
  summary?: Summary
  workouts?: Workout[] | undefined
}

/**
 * Accepts an array or an object with data (docs/reference/personal-dashboard.md#status-of-own-calls). A 404 or 400
 * means no data, and refetches the user.
 */
async function readOwn<R extends { date: string; created_at?: string | null }, Summary = undefined, Workout = never>(
  client: QueryClient,
  days: number,
  answer: Promise<Body<R, Summary, Workout>>,
): Promise<OwnRecords<R, Summary, Workout>> {
  try {
    const body: Body<R, Summary, Workout> | R[] = await answer
    const read: Partial<Body<R, Summary, Workout>> = Array.isArray(body) ? { data: body } : body
    const { data, summary, today, sources, workouts } = read
    const records = [...nameMakers(latestPerDate(data ?? []), sources)]
    return { days, today: today ?? browserDay(), records, summary, workouts, status: 200 }
  } catch (failure) {
    if (!(failure instanceof CallFailure) || (failure.status !== 404 && failure.status !== 400)) throw failure
    void refreshUser(client)
    return { days, today: browserDay(), records: [], summary: undefined, status: failure.status }
  }
}
