import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import type { DayRecords } from '../athlete/day-records.ts'
import { CATALOGUE, type Catalogue } from '../metrics/metric-catalogue.ts'
import { haveDifferentProviders, readAgainst } from './against.ts'
import { openAthlete } from './athlete-reader.ts'
import { assertMeaningful } from './check-query.ts'
import type { QueryContext } from './context.ts'
import { readCalendar } from './day-calendar.ts'
import { readDifferences } from './differences.ts'
import type { Facts } from './facts.ts'
import { placeRows } from './place-rows.ts'
import { readRows } from './rows.ts'
import { selectPeople } from './select-people.ts'

export interface EvaluateInput {
  /** All athletes whom the asking person may see, with all records from `firstDayNeeded` on. A query sees nobody else. */
  athletes: readonly DayRecords[]
  /** The team's local date. */
  today: CalendarDay
  /** Length of the chat's period in days; it ends `today`. */
  days: number
  /** Absent: all metrics. */
  catalogue?: Catalogue
  /** By id of the athlete, the metrics that their maker never gives. */
  notGiven?: ReadonlyMap<string, readonly string[]>
}

/**
 * Computes the figures of a query. Pure: the same records give the same facts with the same ids. A figure of several
 * athletes is the mean of their figures, each athlete once; scores of different providers are never averaged or ranked
 * together; missing data never counts as 0.
 * @throws Refusal `bad_input` for a query that has no meaning (check-query.ts), `not_found` for an athlete who is not
 * among these
 */
export function evaluate(
  query: Query,
  { athletes, today, days, catalogue = CATALOGUE, notGiven }: EvaluateInput,
): Facts {
  assertMeaningful(query, { catalogue, today })
  const everybody = athletes.map((records) => openAthlete(records, catalogue, notGiven?.get(records.athlete_id)))
  let ids = 0
  const nextId = () => {
    ids += 1
    return `f${ids}`
  }
  const context: QueryContext = {
    today,
    periodDays: days,
    catalogue,
    everybody,
    nextId,
  }
  const { people, judged, leftOut } = selectPeople(query.who, query.days, context)
  const read = readRows(people, query, context)
  const placed = placeRows(read, query, context)
  const against = readAgainst(query, people, context)
  const withPlace = people.filter(({ athlete }) => !read.leftOut.some((one) => one.athlete.id === athlete.id))
  const ofDifferentMakers = haveDifferentProviders([...withPlace, ...(against?.people ?? [])], query, context)
  return {
    window: readCalendar(query.days, context).window,
    ...placed,
    people: people.map(({ athlete }) => athlete),
    judged,
    leftOut: [...leftOut, ...read.leftOut],
    against: against?.facts ?? null,
    differences: readDifferences(placed.rows, against?.facts.rows, query, !ofDifferentMakers, context),
    ofDifferentMakers,
  }
}
