import { addDays, daysBetween } from '@corner/analytics/calendar.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Measure, Query } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { nameDays } from '../../wording/days.ts'
import { writeFigure } from '../../wording/figures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import type { Sources } from '../asked/answer-context.ts'
import { lookUp } from '../asked/look-up.ts'
import { paragraphs, sentences } from '../phrases/lists.ts'
import { boldName, possessive } from '../phrases/names.ts'
import { metricsBeside } from './beside.ts'
import { type Deviating, readDeviating, writeDeviating } from './deviating.ts'

/** What a single day is held against. */
const USUAL_DAYS = 28

/** Why an athlete's figure is as it is: its distance from their own average, and what else lies far from its own on that day. */
export async function explainAthlete(
  athlete: KnownAthlete,
  metric: string,
  days: Days,
  sources: Sources,
): Promise<string> {
  const { scope } = sources
  const newest = await lookUp(newestOf(athlete, metric, finished(metric, days, scope)), sources)
  const latest = newest.rows[0]?.facts[0]
  const over = nameDays(days, scope).over
  if (latest == null || latest.value === null || latest.date === null)
    return athlete.connected
      ? `There is no ${labelOf({ metric })} of ${boldName(athlete.name)} ${over}, so there is nothing to explain.`
      : `${boldName(athlete.name)} is not connected to a device, so there is no ${labelOf({ metric })} data ${over}.`
  const usual = usualDays(days, latest.date, newest.window.from, newest.window.until)
  const { date } = latest
  const [[read = null, ...beside], [before = null]] = await Promise.all([
    readDeviating(athlete, [metric, ...metricsBeside(metric)], date, usual, sources),
    metric === 'strain' ? [null] : readDeviating(athlete, ['strain'], addDays(date, -1), usual, sources),
  ])
  const overUsual = nameDays(usual, scope).over
  return paragraphs(
    sentences(
      `${possessive(athlete.name)} ${labelOf({ metric })} is **${writeFigure(latest.measure, latest.value)}** (${writeWhen(latest.date, scope.today)})${read ? `, ${writeFrom(read)} ${overUsual} (${read.records} records)` : ''}.`,
    ),
    writeDeviating({ beside, before, over: overUsual }),
    'The records show what goes together, not the cause: ask how they feel.',
  )
}

const newestOf = ({ id }: KnownAthlete, metric: string, days: Days): Query => ({
  who: { ids: [id] },
  measures: [{ metric, aggregate: 'latest' }],
  days,
  by: ['athlete'],
  asks: 'value',
})

/** A day's value grows until the day is over: of a stretch it is the last finished day that is explained. */
function finished(metric: string, days: Days, { today, days: period }: Sources['scope']): Days {
  const { from, until } = readWindow(days.window, { today, periodDays: period })
  if (metricCalled(metric).of === 'night' || until !== today || from === until) return days
  return { ...days, window: { from, until: addDays(today, -1) } }
}

/** `22.6 points below their own average of 53%`. */
function writeFrom({ measure, usual, difference }: Deviating): string {
  const distance: Measure = { metric: measure.metric, aggregate: 'trend' }
  const average = writeFigure({ metric: measure.metric, aggregate: 'mean' }, usual)
  return `${writeFigure(distance, difference)} of ${average}`
}

/** The days of a stretch; of a single day, or of a day's value alone, the days before it, in which it would hide else. */
function usualDays(days: Days, day: CalendarDay, from: CalendarDay, until: CalendarDay): Days {
  const isStretch = daysBetween(from, until) > 0 && days.weekdays === undefined && days.where === undefined
  if (isStretch) return { window: days.window ?? { last: daysBetween(from, until) + 1 } }
  return { window: { from: addDays(day, -USUAL_DAYS), until: addDays(day, -1) } }
}
