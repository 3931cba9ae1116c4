import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { Query, Window } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import { queryIn } from '../request/request-fields.ts'
import type { Span } from '../spans/span.ts'
import { asRequest, comparePeriods, isMove, queryOn } from './query-with.ts'
import type { Rewrite } from './rewrite.ts'
import { asManyBefore, daysEndingBefore, daysUntil, endsOf, isSameWindow, WEEK } from './windows.ts'
import { directionsIn, saysChanged, spanText, typedWords, windowsOf, wordsBefore, wordsOf } from './words.ts'

/** Words before the days compared with; "from" only after a change: "up from last week". */
const COMPARING =
  /\b(than|then|vs|versus|against|compared|comparing|relative|(?:up|down|change|changed|better|worse|drop|dropped) from|since)( (to|with|stretch|days|nights|period|how|what|the|it|he|she|they|we|i|you|was|were|is|did|had|back|in|on|about|a|this|same|time|his|her|their|own|our|each))*$/
const LOOKED_BACK = 6

const ITS_LAST = /^(the )?(last|previous|prior|one)( one)?( before)?$/

/** "This month compared to last", "this week vs the one before": as many days before the named ones. */
const AGAINST_ITS_LAST =
  /\b(than|vs|versus|against|(compared?|comparison|relative) (to|with)) (the )?(last|previous|prior|one before|(last|previous|prior) one)\b(?! (\d|weeks?|months?|days?|nights?|years?|seasons?|time|couple|few|two|three|four|five|six|seven|ten|thirty|mon|tue|wed|thu|fri|sat|sun))/

/**
 * "Than two weeks ago": this week compared with seven days that ended then. "Than last week" without other days: the
 * week before.
 */
export const asCompared: Rewrite = (request, part, message) => {
  const query = queryOn(request)
  if (!query || !isOfStretches(query)) return undefined
  const windows = windowsOf(part)
  const [stretch, another] = windows.filter((span) => !ITS_LAST.test(spanText(part, span)))
  if (stretch && !another && AGAINST_ITS_LAST.test(typedWords(part))) {
    const { until, days } = endsOf(stretch.window, part.today)
    const against = { window: asManyBefore(stretch.window, part.today) }
    if (days > 1 && until === part.today)
      return asRequest(comparePeriods(withMoves(query, message), { ...query.days, window: stretch.window }, against))
  }
  const compared = windows.find((span) => isCompared(part, span))
  if (!compared && !query.who.where && isNightBefore(part))
    return asRequest(comparePeriods(withMoves(query, message), { window: { day: 0 } }, { window: { day: -1 } }))
  if (!compared) return request.kind === 'query' ? withLikeLength(query, part, message) : undefined
  const others = windows.filter((span) => span !== compared && !isToday(span))
  const ago = weeksAgo(part, compared)
  const [stretchAsked, furtherOne] = others
  if (stretchAsked && !furtherOne && compared.isBefore && ago === undefined && !query.days.weekdays)
    return asRequest(
      comparePeriods(
        withMoves(query, message),
        { window: stretchAsked.window },
        { window: rightBefore(stretchAsked, compared, part) },
      ),
    )
  const [other, third] = others
  if (other && ago === undefined) {
    const isOfBoth =
      !third && query.against !== undefined && !query.who.where && !query.days.weekdays && !isSaid(query, part)
    return isOfBoth
      ? asRequest(comparePeriods(withMoves(query, message), { window: other.window }, { window: compared.window }))
      : withLikeLength(query, part, message)
  }
  const { from, until, days } = endsOf(compared.window, part.today)
  // "Relative to the previous three weeks" without other days: this week.
  const isOfPrevious =
    /\b(previous|prior|preceding)\b/.test(spanText(part, compared)) && days > WEEK && until === part.today
  if (isOfPrevious && !stretchAsked)
    return asRequest(
      comparePeriods(
        withMoves(query, message),
        { window: { last: WEEK } },
        { window: daysUntil(addDays(part.today, -WEEK), days) },
      ),
    )
  if (ago !== undefined && windows.some(isToday))
    return asRequest(comparePeriods(withMoves(query, message), { window: { day: 0 } }, { window: { day: -ago } }))
  const isOfWeek = days > 1 && until === part.today
  if (ago === undefined && !isOfWeek && days === 1 && /since$/.test(wordsBefore(part, compared, 1))) return undefined
  if (until > part.today || (days === 1 && from === part.today)) return undefined
  const length = ago !== undefined ? WEEK : days
  const against: Window =
    ago !== undefined ? daysEndingBefore(WEEK, ago) : isOfWeek ? daysEndingBefore(days, days) : compared.window
  const main: Window = daysBefore(part) ?? (length === 1 ? { day: 0 } : { last: length })
  return asRequest(
    comparePeriods(withMoves(withHours(query, part), message), { ...query.days, window: main }, { window: against }),
  )
}

/** "The last 7 days relative to their previous 4 weeks": the four weeks that end where the seven days start. */
function rightBefore(main: Span<'window'>, compared: Span<'window'>, { today }: MessagePart): Window {
  const { days } = endsOf(compared.window, today)
  return daysUntil(addDays(endsOf(main.window, today).from, -1), days)
}

/** Whether the words name the days of both sides. */
function isSaid({ days, against }: Query, part: MessagePart): boolean {
  const sides = [days.window, against && 'days' in against ? against.days.window : undefined]
  const [main, other] = sides.map((side) =>
    windowsOf(part).findIndex(({ window }) => side !== undefined && isSameWindow(window, side, part.today)),
  )
  return main !== other && main !== -1 && other !== -1
}

/** "And compared to the week before?" is about the days of the question before. */
function daysBefore({ previous, spans }: MessagePart): Window | undefined {
  const isOfItsOwn = spans.some(({ kind }) => kind === 'name' || kind === 'metric')
  return isOfItsOwn ? undefined : queryIn(previous)?.days.window
}

/** Figures that suit periods; counts of people and single extremes mean something else when compared. */
const isOfStretches = ({ by = [], against, shown, measures, days }: Query) =>
  by.every((group) => group === 'athlete') &&
  (against === undefined || 'days' in against) &&
  shown !== 'bands' &&
  days.where === undefined &&
  measures.every(({ aggregate }) => !['min', 'max', 'correlation', 'percentile', 'current_streak'].includes(aggregate))

const isCompared = (part: MessagePart, span: Span<'window'>) => COMPARING.test(wordsBefore(part, span, LOOKED_BACK))

/** "Than the night before" compared with last night. */
const isNightBefore = (part: MessagePart) =>
  /\b(than|vs|versus|against|to|with) the (night|day) before\b/.test(wordsOf(part)) &&
  windowsOf(part).every(({ window }) => 'day' in window) &&
  !part.spans.some(({ kind }) => kind === 'bound')

const isToday = ({ window }: Span<'window'>) => 'day' in window && window.day === 0

/** How many days ago "three weeks ago" or "a month ago" is, where it is a single day. */
function weeksAgo(part: MessagePart, { window, from, until, isOneDay }: Span<'window'>): number | undefined {
  if (!isOneDay || !/\b(weeks?|wks?|wk|months?|mo)\b.*\b(ago|back|earlier)\b/.test(spanText(part, { from, until })))
    return undefined
  return daysBetween(endsOf(window, part.today).from, part.today)
}

/** "Is he sleeping better": how long he slept says more than sleep quality alone. */
function withHours(query: Query, part: MessagePart): Query {
  const [measure, other] = query.measures
  if (other || measure?.metric !== 'sleep_quality') return query
  return /\b(quality|scores?|performance|efficiency)\b/.test(typedWords(part))
    ? query
    : { ...query, measures: [{ ...measure, metric: 'sleep_duration' }, measure] }
}

/**
 * "Who got worse": the furthest in that direction first; without an order where both are asked for. How many are named
 * is decided in the answer.
 */
export function withMoves(query: Query, message: string): Query {
  const { order: _, limit, ...rest } = query
  const { down, up } = directionsIn(message.toLowerCase())
  if (!query.by?.includes('athlete') || query.who.ids?.length === 1) return query
  const isOfMoves = saysChanged(message) || query.measures.every(isMove)
  if (down === up) return isOfMoves || !limit ? rest : query
  const ordered: Query = { ...rest, order: down ? 'lowest' : 'highest' }
  return limit !== undefined && limit > 1 && !isOfMoves ? query : ordered
}

/** "This month compared to last": as many days before, not the default week of a comparison. */
function withLikeLength(query: Query, part: MessagePart, message: string) {
  const { against, days } = query
  if (!against || !('days' in against) || !days.window || !against.days.window || days.weekdays) return undefined
  const { today } = part
  const isUnsaid = windowsOf(part).every(({ window }) => !isSameWindow(window, against.days.window as Window, today))
  const { until, days: length } = endsOf(days.window, today)
  const isOther = endsOf(against.days.window, today).days !== length
  if (!isUnsaid || !isOther || length === 1 || until !== today)
    return query.limit === 1 ? asRequest(withMoves(query, message)) : undefined
  return asRequest({ ...query, against: { days: { window: asManyBefore(days.window, today) } } })
}
