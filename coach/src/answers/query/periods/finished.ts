import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Query } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../../scope.ts'
import { metricCalled } from '../../../wording/metrics.ts'
import { finishedDays } from '../../context/finished-days.ts'

type Period = Pick<CoachScope, 'today' | 'days'>

/**
 * A day's strain grows until the day is over and would lower the average of a period that ends today; a night's values
 * are final.
 */
export const growsToday = (metric: string): boolean => ['day', 'workouts'].includes(metricCalled(metric).of)

/**
 * A comparison of days without today; undefined: today is in neither period, or is all of one. "The last 7 days" and
 * the period compared with it both move back by a day, so that a week keeps its rest day; of named days today is cut
 * off.
 */
export function withoutToday(query: Query, { today, days: periodDays }: Period): Query | undefined {
  const { against, days } = query
  if (!against || !('days' in against)) return undefined
  const sides = [days, { ...against.days, window: against.days.window ?? days.window }].map((side) => ({
    side,
    ...readWindow(side.window, { today, periodDays }),
  }))
  const growing = sides.filter(({ side, from, until }) => until === today && from !== until && hasToday(side, today))
  if (growing.length === 0) return undefined
  const areMoved = growing.every(({ side: { window } }) => window === undefined || 'last' in window)
  const [main, other] = sides.map((each) => {
    if (!areMoved && !growing.includes(each)) return each.side
    // Days named separately, long before, stay as they were.
    if (!growing.includes(each) && isApart(each, sides)) return each.side
    const from = areMoved ? addDays(each.from, -1) : each.from
    return { ...each.side, window: { from, until: addDays(each.until, -1) } }
  })
  return main && other && { ...query, days: main, against: { days: other } }
}
/** Whether a period neither touches the other nor is counted back from today. */
function isApart(
  { side: { window }, until }: { side: Days; until: CalendarDay },
  sides: readonly { from: CalendarDay }[],
): boolean {
  return (
    window !== undefined && 'from' in window && sides.every(({ from }) => until < addDays(from, -1) || from <= until)
  )
}
/** Whether today is one of its days. */
const hasToday = ({ where, weekdays }: Days, today: CalendarDay) =>
  where === undefined && (weekdays?.includes(weekdayOf(today)) ?? true)

/** Where all figures grow, a comparison moves back whole; averages of several athletes leave today out. */
export function ofFinishedDays(query: Query, period: Period): Query {
  const areGrowing = query.measures.every(({ metric }) => growsToday(metric))
  if (!areGrowing) return query
  const days = isOfSeveral(query) ? finishedDays('strain', query.days, period) : query.days
  return withoutToday(query, period) ?? (days === query.days ? query : { ...query, days })
}

/** Average strains beside each other, which are those of the Rankings: these leave today out. */
const isOfSeveral = ({ against, by = [], measures, who, days }: Query): boolean =>
  against === undefined &&
  by.join() === 'athlete' &&
  who.ids?.length !== 1 &&
  days.where === undefined &&
  days.weekdays === undefined &&
  measures.every(({ metric, aggregate, days: own }) => metric === 'strain' && aggregate === 'mean' && !own)

/**
 * "Average strain this week" over the finished days: the screens include today, so both are given.
 * @returns undefined: today is no part of it, or it is no such average
 */
export function averageUntilYesterday(query: Query, period: Period): Query | undefined {
  const { days, measures, by = [], who } = query
  const finished = finishedDays('strain', days, period)
  const isOfAverages = measures.every(
    ({ aggregate, days: own, metric }) => aggregate === 'mean' && !own && metric === 'strain',
  )
  const isOfOne = by.length === 0 || (by.join() === 'athlete' && who.ids?.length === 1)
  const isOfSome = query.against || who.where || who.first
  if (finished === days || !isOfAverages || !isOfOne || isOfSome || !hasToday(days, period.today)) return undefined
  return { ...query, days: finished }
}

/**
 * A period that ends today, until yesterday: "the last 7 days" keep their number, and one given by its start ("since
 * Monday") keeps the start.
 */
export function ofLastFinished(days: Days, { today, days: periodDays }: Period): Days {
  const { from, until } = readWindow(days.window, { today, periodDays })
  if (until !== today || (isByBeginning(days) && from === until)) return days
  return { ...days, window: { from: isByBeginning(days) ? from : addDays(from, -1), until: addDays(until, -1) } }
}

const isByBeginning = ({ window }: Days) => window !== undefined && 'from' in window

/** Said where today was left out. */
export const WITHOUT_TODAY = 'Today is not over, so its strain is left out.'
