import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Bound, Days, DayTest, Measure, Query, Request, Who } from '@corner/contract/entities/query.ts'
import { isValueItself } from '../wording/measures.ts'
import { isClock, isCounted } from '../wording/metrics.ts'
import { type LineScope, segmentText } from './line-segments.ts'
import { isOfOneDay, measurePieces } from './measure-pieces.ts'
import { isAboutConditions } from './query-line.ts'

/**
 * The canonical meaning of a request: requests with one meaning may share a line, and those with different meanings
 * must not. Besides the equivalences of the query language, these count as one meaning, because their answers show the
 * same:
 * - `value` and `who`, which differ in what comes first
 * - of a filter, which of the judged figures are shown
 * - numbers that differ after the second decimal, clock times within a minute
 * - for counts, below 1 and none, above 0 and at least 1
 * - the order in which groups are listed, bands that are shown in bands
 */
export function meaningOf(request: Request, scope: LineScope): string {
  return JSON.stringify(request.kind === 'query' ? queryMeaning(request.query, scope) : otherMeaning(request, scope))
}

function otherMeaning(request: Exclude<Request, { kind: 'query' }>, scope: LineScope) {
  const { who, days } = { who: undefined, days: undefined, ...request }
  return { ...request, who: who && whoMeaning(who, days ?? {}, scope), days: days && daysMeaning(days, {}, scope) }
}

function queryMeaning(query: Query, scope: LineScope) {
  const { who, measures, days, by = [], having, order, limit, place, against, relative, asks, shown } = query
  const people = whoMeaning(who, days, scope)
  const isOne = (people.people !== 'all' && people.people.length < 2) || scope.view === 'own'
  const [first] = measures
  const position = place ?? (limit === 1 ? 1 : undefined)
  return [
    people,
    isAboutConditions(query) ? 'conditions' : measures.map((measure) => measureMeaning(measure, query, scope)),
    by.filter((group) => group !== 'athlete' || !isOne).toSorted(),
    having && first && figureTestMeaning(having, first),
    [order, position === undefined ? limit : null, position],
    against && againstMeaning(query, scope),
    relative && [relative.as, relative.above, relative.below],
    asks === 'who' ? 'value' : asks,
    shown === 'bands' && by.includes('band') ? null : shown,
  ]
}

function againstMeaning({ against, days }: Query, scope: LineScope) {
  if (against === undefined || 'team' in against) return against
  return 'who' in against ? whoMeaning(against.who, days, scope) : daysMeaning(against.days, days, scope)
}

function whoMeaning({ ids, except = [], where, combine, not, first }: Who, days: Days, scope: LineScope) {
  const known = (all: readonly string[]) => scope.athletes.map(({ id }) => id).filter((id) => all.includes(id))
  const excepted = known(except)
  const named = ids && known(ids).filter((id) => !excepted.includes(id))
  return {
    people: scope.view === 'own' ? [] : (named ?? 'all'),
    except: ids || scope.view === 'own' ? [] : excepted,
    where: where?.map(({ measure, ...test }) => [
      measureMeaning(measure, { days }, scope),
      figureTestMeaning(test, measure),
    ]),
    combine: where && where.length > 1 ? (combine ?? 'all') : null,
    not: where ? not : null,
    first: first && [measureMeaning(first.measure, { days }, scope), first.order, first.limit],
  }
}

function measureMeaning(measure: Measure, { days, by = [] }: Pick<Query, 'days' | 'by'>, scope: LineScope) {
  const { metric, aggregate, test, percentile, with: second, lag, sport } = measure
  const around = { days, isDayByDay: by.includes('day') }
  const isValueOfADay = isValueItself(measure, isOfOneDay(measure, around))
  return [
    test ? null : metric,
    // An own average covers other days where a window was given.
    isValueOfADay
      ? 'latest'
      : aggregate === 'from_own_average'
        ? segmentText(measurePieces(measure, around, scope))
        : aggregate,
    test?.map(dayTestMeaning),
    isValueOfADay ? null : percentile,
    second,
    lag,
    sport,
    daysMeaning(measure.days ?? days, days, scope),
  ]
}

const daysMeaning = ({ window, weekdays, where, lag }: Days, ofQuery: Days, scope: LineScope) => {
  const { today, days: periodDays } = scope
  const isEveryDay = new Set(weekdays).size % 7 === 0
  return [
    readWindow(window ?? ofQuery.window, { today, periodDays }),
    isEveryDay ? null : [...new Set(weekdays)].toSorted(),
    where?.map(dayTestMeaning),
    where || !isEveryDay ? lag : null,
  ]
}

type Test = Pick<DayTest, 'is' | 'than' | 'and'>

const dayTestMeaning = ({ metric, ...test }: DayTest) => [
  metric,
  testMeaning(test, { isTime: isClock(metric), isCount: isCounted(metric) }),
]

/** A count or a difference is never a clock time. */
function figureTestMeaning(test: Test, { metric, aggregate }: Measure) {
  const { is } = AGGREGATE_ENTRIES[aggregate]
  const isCount = is === 'days' || aggregate === 'count' || (isCounted(metric) && is === 'value')
  return testMeaning(test, { isTime: is === 'value' && isClock(metric), isCount })
}

function testMeaning({ is, than, and }: Test, { isTime, isCount }: { isTime: boolean; isCount: boolean }) {
  if (isCount && is === 'below' && than === 1) return ['at_most', 0, null]
  if (isCount && is === 'above' && than === 0) return ['at_least', 1, null]
  return [is, ...[than, and].map((bound) => boundMeaning(bound, isTime))]
}

function boundMeaning(bound: Bound | undefined, isTime: boolean) {
  if (typeof bound === 'number') return isTime ? Math.round(bound * 60) % (24 * 60) : roundTo(bound, 2)
  const { of, days, plus, percent } = bound ?? {}
  return bound ? [of, of === 'own_average' ? days : null, plus || 0, percent || 0] : null
}
