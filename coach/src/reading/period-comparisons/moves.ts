import { addDays } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Query, Request, Window } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import { withMoves } from './compared.ts'
import { asRequest, comparePeriods, isMove } from './query-with.ts'
import type { Rewrite } from './rewrite.ts'
import { asManyBefore, dayOf, daysEndingBefore, daysUntil, endsOf, WEEK } from './windows.ts'
import { directionsIn, saysChanged, spanText, windowsOf, wordsBefore } from './words.ts'

/**
 * "Who went up since Monday" compares that day's value with today's; "the biggest drop this week" compares this week's
 * average with that of the week before. Halves of a week are a few nights each, and their averages hide who fell from
 * 76 to 16.
 */
export const asMoves: Rewrite = (request, part, message) => {
  const query = movesOf(request, message)
  if (!query) return undefined
  const { by = [], who, measures, against, shown, days } = query
  const said = endsSaid(part)
  if (isMovedSaid(query, message, said !== undefined)) {
    if (said) return asRequest(betweenDays(withMoves(query, message), said, part))
    const main = days.window ?? { last: WEEK }
    return asRequest(
      comparePeriods(withMoves(query, message), { window: main }, { window: asManyBefore(main, part.today) }),
    )
  }
  const isOfPeople = by.length === 0 || by.join() === 'athlete'
  const isOfMoves = measures.every(isMoving) || (who.where?.some(({ measure }) => isMoving(measure)) ?? false)
  if (!isOfPeople || !isOfMoves || against || shown || days.weekdays || days.where) return undefined
  if (said) return asRequest(betweenDays(withMoves(query, message), said, part))
  const isOfStretch = [...measures, ...(who.where ?? []).map(({ measure }) => measure)].some(
    ({ aggregate }) => aggregate === 'halves' || (isMove({ metric: '', aggregate }) && isWeekSaid(days.window, part)),
  )
  if (!isOfStretch) return undefined
  const [main, other] = halvesOf(days.window, part)
  return asRequest(comparePeriods(withMoves(query, message), { window: main }, { window: other }))
}

/** The value of one day compared with that of another. */
const betweenDays = (query: Query, { from, until }: Ends, { today }: MessagePart): Query =>
  comparePeriods(query, { window: dayOf(until, today) }, { window: dayOf(from, today) })

interface Ends {
  from: CalendarDay
  until: CalendarDay
}

/** The changes a request asks for; "movers this week" names nothing else. */
function movesOf(request: Request, message: string): Query | undefined {
  if (request.kind === 'query') return request.query
  const isOfMovers = request.kind === 'overview' && !request.who.ids && /\b(movers|risers|fallers)\b/i.test(message)
  if (!isOfMovers) return undefined
  const days = request.days ?? {}
  return {
    who: request.who,
    measures: [{ metric: 'recovery', aggregate: 'halves' }],
    days,
    by: ['athlete'],
    asks: 'who',
  }
}

/** "Is team recovery down this week": an average alone does not answer it. */
function isMovedSaid(
  { by = [], who, measures, against, shown, days }: Query,
  message: string,
  isSince: boolean,
): boolean {
  const { down, up } = directionsIn(message.toLowerCase())
  const isOfPeople = by.length === 0 || by.join() === 'athlete'
  const isOfMany = by.length > 0 && who.ids?.length !== 1
  const isWeek =
    isSince ||
    days.window === undefined ||
    ('last' in days.window && days.window.last <= WEEK && days.window.last > 2 && !days.window.before)
  const isPlain = !against && !shown && !who.where && !days.weekdays && !days.where
  const isSaid = IS_MOVED.test(message) || (isOfMany && saysChanged(message))
  return (
    isPlain &&
    isOfPeople &&
    isWeek &&
    isSaid &&
    (down !== up || isOfMany) &&
    measures.every(({ aggregate }) => aggregate === 'mean')
  )
}
const IS_MOVED =
  /\b(is|are|has|have|did|feels?|seems?|looks?)\b.*\b(down|up|dropp(ed|ing)|drop|fall(en|ing)?|fell|ris(en|ing|e)|declin(ed|ing)|improv(ed|ing)|worse|better|slipp(ed|ing))\b/i

/** "Biggest jump this week": not since the previous record. */
const isWeekSaid = (window: Window | undefined, { today }: MessagePart) =>
  window !== undefined && endsOf(window, today).days > 2

const isMoving = (measure: Query['measures'][number]) =>
  isMove(measure) && measure.aggregate !== 'from_own_average' && measure.aggregate !== 'trend'

/** The two days of "since Monday", "from Tuesday to Friday"; today's weekday means a week ago. */
function endsSaid(part: MessagePart): Ends | undefined {
  for (const span of windowsOf(part)) {
    const isSince = /\b(since|from)$/.test(wordsBefore(part, span, 1))
    const isSpan = 'from' in span.window && /\b(since|to|until|till|through|thru|from|and)\b/.test(spanText(part, span))
    const { from, until, days } = endsOf(span.window, part.today)
    if (isSpan && days > 1) return { from, until }
    if (isSince && days === 1) return { from: from === part.today ? addDays(from, -WEEK) : from, until: part.today }
  }
  return undefined
}

/**
 * Up to two weeks: these days and as many before; longer: the newest whole weeks of their half, and the days before
 * those.
 */
function halvesOf(window: Window | undefined, { today }: MessagePart): [main: Window, other: Window] {
  const asked = window ?? { last: WEEK }
  const { from, until, days } = endsOf(asked, today)
  if (days < 2 * WEEK) {
    const main: Window = days < WEEK ? daysOrWeek(until, today) : asked
    return [main, asManyBefore(main, today)]
  }
  const later = Math.floor(days / (2 * WEEK)) * WEEK
  const middle = addDays(until, -later)
  return [until === today ? daysEndingBefore(later, 0) : daysUntil(until, later), { from, until: middle }]
}

const daysOrWeek = (until: CalendarDay, today: CalendarDay): Window =>
  until === today ? { last: WEEK } : daysUntil(until, WEEK)
