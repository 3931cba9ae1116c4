import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { Window } from '@corner/contract/entities/query.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { isOfMorning } from '../reading/relation.ts'
import { metricsNamed, spansOf } from '../reading/spans/span.ts'

const MORNING_AFTER =
  /\b((following|next|subsequent) (morning|day)('?s)?|(morning|day) after|next-day|next-morning|day-after|morning-after)\b/
const BESIDE = /\b(vs\.?|versus|against|with|and|next to|beside|alongside|compared? (to|with)|then)\b/
const AS_ONE = /\b(relationship|correlat\w+|link(ed)?|effect|affect\w*|wreck\w*|hurt\w*|does|impact)\b/

/** "Day strain Mon-Fri last week vs. their recovery the following morning, per athlete": both figures, the second a day later. */
export const asNextMorning: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'query' || !MORNING_AFTER.test(words) || !BESIDE.test(words) || AS_ONE.test(words))
    return undefined
  const metrics = metricsNamed(part.spans)
  const loads = metrics.filter((metric) => /strain/.test(metric))
  const mornings = metrics.filter((metric) => isOfMorning(metric) || metric === 'sleep_duration')
  const { who, days } = request.query
  if (loads.length !== 1 || mornings.length === 0 || days.where || who.where) return undefined
  const load = daysOfLoad(part)
  if (load === undefined) return undefined
  const { from, until } = endsOf(load.window, part.today)
  const later = until >= part.today ? until : addDays(until, 1)
  const isOne = who.ids?.length === 1
  const after = load.weekdays && {
    weekdays: load.weekdays.map((day) => (day + 1) % WEEK).toSorted((a, b) => a - b),
  }
  return {
    kind: 'query',
    query: {
      who,
      measures: [
        ...mornings.map((metric) => ({
          metric,
          aggregate: 'mean' as const,
          days: { window: { from: addDays(from, 1), until: later }, ...after },
        })),
        ...loads.map((metric) => ({ metric, aggregate: 'mean' as const })),
      ],
      days: load,
      by: ['athlete'],
      ...(!isOne && { shown: 'table' as const, order: 'lowest' as const }),
      asks: 'value',
    },
  }
}

/**
 * The days of the load; undefined for today alone, whose next morning is to come. "Mon-Fri last week" are the days of the
 * previous week, or of the current one once its last day has passed; "Saturdays" are those of several weeks.
 */
function daysOfLoad(part: Parameters<Rewrite>[1]): { window: Window; weekdays?: number[] } | undefined {
  const windows = windowsOf(part).map(({ window }) => ({ window, ...endsOf(window, part.today) }))
  const [weekdays] = spansOf(part.spans, 'weekdays').map((span) => [...span.weekdays])
  const longest = windows.filter(({ days }) => days > 1).toSorted((a, b) => b.days - a.days)[0]
  const [first, last] = [weekdays?.[0], weekdays?.at(-1)]
  if (weekdays === undefined || first === undefined || last === undefined) {
    const [oneDay] = longest ? [] : windows
    if (oneDay && oneDay.until >= part.today) return undefined
    return { window: (longest ?? oneDay)?.window ?? { last: WEEK } }
  }
  const isRun = weekdays.length > 1 && last - first === weekdays.length - 1
  if (!isRun || (longest && longest.days > WEEK))
    return { window: longest?.window ?? { last: SEVERAL_WEEKS }, weekdays }
  const back = (weekdayOf(part.today) - last + WEEK) % WEEK || WEEK
  const until = addDays(part.today, -back)
  return { window: { from: addDays(until, first - last), until } }
}
const SEVERAL_WEEKS = 4 * WEEK
