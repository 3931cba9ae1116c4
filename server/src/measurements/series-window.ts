import { earlierDay, laterDay } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { type RawBuilder, sql } from 'kysely'

/** The same days of athletes who have one maker on all of them: the records of different makers are never mixed. */
interface OfOneMaker {
  userIds: readonly string[]
  provider: string
  today: CalendarDay
  /** Calendar days, `today` the last. */
  days: number
  /** The newest possible date of these athletes: for those further east than `today` is counted it is the next day. */
  until: CalendarDay
}

/** The days of an athlete on which a maker's records count, both ends included. */
export interface SeriesPart {
  user_id: string
  provider: string
  from: CalendarDay
  until: CalendarDay
}

/** `parts`: of athletes who change the maker within the days; no two of an athlete share a day. */
export type SeriesWindow = OfOneMaker | { parts: readonly SeriesPart[] }

/** The `from` and `where` of the rows of a window that meet a condition. */
export function rowsWithin(table: string, condition: string, window: SeriesWindow): RawBuilder<unknown> {
  if ('parts' in window) {
    const list = (column: keyof SeriesPart) => window.parts.map((part) => part[column])
    const [first, last] = [list('from').reduce(earlierDay), list('until').reduce(laterDay)]
    // The bounds of all parts together: without them the index would be read from each athlete's oldest day.
    return sql`from unnest(${list('user_id')}::uuid[], ${list('provider')}::text[], ${list('from')}::date[],
        ${list('until')}::date[]) as part (part_user, part_provider, part_from, part_until)
      join ${sql.table(table)} on user_id = part_user and provider = part_provider
        and date >= part_from and date <= part_until
      where user_id = any(${[...new Set(list('user_id'))]}::uuid[]) and date >= ${first}::date and date <= ${last}::date
        and ${sql.raw(condition)}`
  }
  const { userIds, provider, today, days, until } = window
  return sql`from ${sql.table(table)}
      where user_id = any(${userIds}::uuid[]) and date > ${today}::date - ${days}::integer
        and date <= ${until}::date and provider = ${provider} and ${sql.raw(condition)}`
}
