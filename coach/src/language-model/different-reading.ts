import { partsOf } from '@corner/analytics/query/parts-of.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Days, DayTest, Measure, Query } from '@corner/contract/entities/query.ts'
import type { LineScope } from '../reading-line/line-segments.ts'
import type { LookedUp } from './language-model.ts'

/**
 * Whether look-ups answer another question than a query asks: none of them covers its people, a metric or days of it
 * were not looked at, or the order or a bound is reversed. The aggregate, what is shown and additional look-ups make no
 * difference.
 */
export function isReadDifferently(query: Query, lookedUp: readonly LookedUp[], scope: LineScope): boolean {
  const queries = lookedUp.map((one) => one.query)
  if (queries.length === 0) return false
  const told = lookedUp.flatMap(({ athletes }) => athletes)
  const isOfThese =
    queries.some((one) => isSame(peopleOf(one, scope), peopleOf(query, scope))) || isToldOf(query, told, scope)
  const metrics = new Set(queries.flatMap(metricsOf))
  const windows = new Set(queries.flatMap((one) => daysOf(one, scope)))
  const orders = queries.flatMap(({ order }) => order ?? [])
  return (
    !isOfThese ||
    metricsOf(query).some((metric) => !metrics.has(metric)) ||
    (saysDays(query) && daysOf(query, scope).some((days) => !windows.has(days))) ||
    (query.order !== undefined && orders.length > 0 && !orders.includes(query.order)) ||
    isBoundOtherwise(query, queries)
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Everybody was looked up, and the answer names those asked about. */
function isToldOf(query: Query, told: readonly string[], scope: LineScope): boolean {
  const { ids, where, first } = query.who
  if (!ids || where || first) return false
  return isSame([...new Set(told)].toSorted(), namedIn(query, scope))
}

/** On both sides of a comparison. */
function namedIn({ who, against }: Query, { athletes }: LineScope): string[] {
  const others = against && 'who' in against ? (against.who.ids ?? []) : []
  const except = new Set(who.except)
  const named = new Set([...(who.ids ?? athletes.map(({ id }) => id)), ...others])
  return [...named].filter((id) => !except.has(id)).toSorted()
}

/** Who they are; how a condition or an order selects them is compared by its metric, days and direction. */
function peopleOf(query: Query, scope: LineScope) {
  const { where, not, first } = query.who
  return [namedIn(query, scope), where !== undefined, not ?? false, first ? [first.order, first.limit] : null]
}

const measuresOf = (query: Query): readonly Measure[] => partsOf(query).measures

const testsOf = ({ days }: Query, measures: readonly Measure[]): DayTest[] => [
  ...(days.where ?? []),
  ...measures.flatMap(({ test, days: own }) => [...(test ?? []), ...(own?.where ?? [])]),
]

const metricsOf = (query: Query): readonly string[] => partsOf(query).metrics

/** A latest value comes from the newest days, whatever the window's length. */
const saysDays = (query: Query): boolean =>
  query.days.window !== undefined ||
  query.days.weekdays !== undefined ||
  query.days.where !== undefined ||
  measuresOf(query).some(({ aggregate }) => aggregate !== 'latest')

function daysOf(query: Query, { today, days: periodDays }: LineScope): string[] {
  const { days, against } = query
  const own = measuresOf(query).flatMap((measure) => measure.days ?? [])
  const all: Days[] = [...(own.length === measuresOf(query).length ? [] : [days]), ...own]
  if (against && 'days' in against) all.push(against.days)
  return all.map(({ window = days.window, weekdays = [], lag }) => {
    const { from, until } = readWindow(window, { today, periodDays })
    return JSON.stringify([from, until, weekdays.toSorted(), lag ?? 0])
  })
}

const UP: ReadonlySet<string> = new Set(['above', 'at_least'])
const DOWN: ReadonlySet<string> = new Set(['below', 'at_most'])

/** A metric asked for below a bound was only looked up above it, or the reverse. */
function isBoundOtherwise(query: Query, queries: readonly Query[]): boolean {
  const looked = queries.flatMap(boundsOf)
  return boundsOf(query).some(({ metric, is }) => {
    const [same, other] = UP.has(is) ? [UP, DOWN] : [DOWN, UP]
    const theirs = looked.filter((one) => one.metric === metric)
    return theirs.some((one) => other.has(one.is)) && !theirs.some((one) => same.has(one.is))
  })
}

function boundsOf(query: Query): { metric: string; is: string }[] {
  const conditions = (query.who.where ?? []).map(({ measure, is }) => ({ metric: measure.metric, is }))
  const tests = testsOf(query, measuresOf(query))
  return [...conditions.filter((_, at) => !query.who.where?.[at]?.measure.test), ...tests].filter(
    ({ is }) => UP.has(is) || DOWN.has(is),
  )
}
