import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Window } from '@corner/contract/entities/query.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import { directionsIn, typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

const OF_ANYBODY = /\b(who|whose|anyone|anybody|any (guys?|athletes?|kids?|wrestlers?)|which|athletes|guys)\b/
const STEADY =
  /\b(trend\w*|slopes?|slid\w*|sliding|steadily|steady|consistently|week (after|over|by|on) week|every week|each week|gradual\w*|downward|upward|creep\w*|keeps? (falling|dropping|rising|climbing)|direction)\b/
const LEAST_WEEKS = 3
const MOST_WEEKS = 8
const FEW_DAYS = 4

/**
 * "A downward trend over three weeks, as opposed to one bad week": who falls from week to week, not who had the worst
 * latest week.
 */
export const asFallingWeeks: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'query' || !OF_ANYBODY.test(words) || !STEADY.test(words)) return undefined
  const { who } = request.query
  // "A trend in sleep" is about hours of sleep, not about bed times.
  const isOfBed = /\b(bed\w*|late|lights)\b/.test(words)
  const named = spansOf(part.spans, 'metric').map(({ metric }) =>
    metric === 'bed_time' && !isOfBed ? 'sleep_duration' : metric,
  )
  const [metric = 'recovery', second] = [...new Set(named)]
  const longest = Math.max(0, ...windowsOf(part).map(({ window }) => endsOf(window, part.today).days))
  const weeks = Math.round(longest / WEEK)
  const { down, up } = directionsIn(words.replace(/as opposed to.*|not (just )?(one|a).*/, ''))
  if (second || who.ids || part.self !== undefined || weeks < LEAST_WEEKS || weeks > MOST_WEEKS || down === up)
    return undefined
  return {
    kind: 'query',
    query: {
      who: {},
      measures: [{ metric, aggregate: 'mean' }],
      days: { window: wholeWeeks(weeks, part.today) },
      by: ['athlete', 'week'],
      order: down ? 'lowest' : 'highest',
      asks: 'who',
    },
  }
}

/** Weeks from Monday on; an incomplete one counts. */
function wholeWeeks(weeks: number, today: CalendarDay): Window {
  const sinceMonday = (weekdayOf(today) + 6) % WEEK
  const isBegun = sinceMonday + 1 >= FEW_DAYS
  const monday = addDays(today, -sinceMonday)
  return isBegun
    ? { from: addDays(monday, -WEEK * (weeks - 1)), until: today }
    : { from: addDays(monday, -WEEK * weeks), until: addDays(monday, -1) }
}
