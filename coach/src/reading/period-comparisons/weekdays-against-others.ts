import type { Measure, Query, Request } from '@corner/contract/entities/query.ts'
import { WEEKDAY_WORD, weekdayBegunBy } from '../../language/times/calendar-words.ts'
import type { MessagePart } from '../part.ts'
import { queryIn } from '../request/request-fields.ts'
import { idsNamed, metricsNamed, spansOf } from '../spans/span.ts'
import { asRequest } from './query-with.ts'
import type { Rewrite } from './rewrite.ts'
import { endsOf, WEEK } from './windows.ts'
import { typedWords, windowsOf } from './words.ts'

const DAY = WEEKDAY_WORD
/** "Mondays", "Tuesday night", "Mon and Wed", "Tue Thu": kinds of days, not calendar days. */
const KIND = new RegExp(`\\b${DAY}(?:s| (?:nights?|mornings?|practices?|sessions?|strain|recovery|sleep|hrv|load))\\b`)
/** "Dips every Thursday": a belief about one weekday, checked against all others. */
const EVERY = new RegExp(`\\b(?:every|each|always on|on) ${DAY}s?\\b`)
const AFTER = new RegExp(`\\b(?:after|following|the (?:day|morning) after) ${DAY}s?\\b`)
const ALL = new RegExp(`\\b${DAY}(?=s?\\b)`, 'g')
const OTHERS =
  /\b(other|others|rest of|remaining|normal|usual|regular) ?(the )?(days?|nights?|mornings?|weekdays?|weeknights?|week|ones?)?\b/
const OTHER_WEEKDAYS = /\bother (weekdays|weeknights|school days|practice days)\b/
const HELD = /\b(vs\.?|versus|than|against|compared?( (to|with))?|next to)\b/
const WORSE =
  /\b(worse|worst|better|best|lower|lowest|higher|less|more|shorter|longer|later|earlier|drops?|dips?|down|up|bad|flat|tired|wrecked|dead|suffer|costing|cost|costs)\b/
const OF_NIGHTS = /\b(nights?|sleep\w*|slept|bed\w*|asleep)\b/
/** A single week has one or two of a weekday, which is not enough. */
const FOUR_WEEKS = { last: 28 }

/** A statement about every one of a weekday is checked on more of them. */
const THREE_MONTHS = { last: 90 }
const isBelieved = (words: string) => /\b(every|each|always)\b/.test(EVERY.exec(words)?.[0] ?? '')

/** "Is it worse on Mondays", "lift days (Tue/Thu) against the other weekdays", "Monday strain vs Friday strain": over four weeks or more. */
export const asWeekdaysAgainstOthers: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (!isOfRecords(request) || part.self !== undefined) return undefined
  const named = sidesOf(words, part)
  if (!named) return undefined
  const measures = measuresOf(queryIn(request), part, words)
  const sides =
    isOfNamedNights(words) && measures.every(isOfNight)
      ? named.map(nextDays)
      : AFTER.test(words)
        ? [nextDays(named[0]), othersThan(nextDays(named[0]))]
        : named
  const said = windowsOf(part).find(({ window }) => endsOf(window, part.today).days > 2 * WEEK)?.window
  const window = said ?? (isBelieved(words) ? THREE_MONTHS : FOUR_WEEKS)
  const query = queryIn(request)
  const ids = query?.who.ids ?? namedIn(part) ?? (request.kind === 'query' ? undefined : idsOf(request))
  const who = ids ? { ids } : {}
  return asRequest({
    who,
    measures,
    days: { window, weekdays: sides[0] ?? [] },
    against: { days: { window, weekdays: sides[1] ?? [] } },
    ...(ids && { by: ['athlete' as const] }),
    asks: 'whether',
  })
}

/** "Tuesday night" is recorded under the day of waking. */
const isOfNamedNights = (words: string) => new RegExp(`\\b${DAY} nights?\\b`).test(words)
const isOfNight = ({ metric }: Measure) => /^(sleep|bed_time|wake_time)/.test(metric)
const nextDays = (days: readonly number[]) => days.map((day) => (day + 1) % WEEK).toSorted((a, b) => a - b)

const isOfRecords = (request: Request) =>
  ['query', 'knowledge', 'why', 'advice'].includes(request.kind) ||
  (request.kind === 'overview' && request.focus !== 'coverage') ||
  (request.kind === 'cannot' && request.because === 'not_stored')

const idsOf = (request: Request) => ('who' in request ? request.who.ids : undefined)

const namedIn = ({ spans }: MessagePart) => {
  const ids = idsNamed(spans)
  return ids.length > 0 ? ids : undefined
}

/** The weekdays on both sides; undefined: nothing is compared. */
function sidesOf(words: string, part: MessagePart): [number[], number[]] | undefined {
  const named = [...words.matchAll(ALL)].map(([name]) => weekdayBegunBy(name))
  const days = [...new Set(named)]
  const [first, second] = days
  const lists = spansOf(part.spans, 'weekdays').filter(({ weekdays }) => weekdays.length > 1 && weekdays.length < 5)
  const [list] = lists
  if (first === undefined || days.length > 3) return undefined
  const isHeld = HELD.test(words)
  const isOfOthers = OTHERS.test(words) && (isHeld || WORSE.test(words))
  if (isOfOthers && (KIND.test(words) || list)) return besideOthers(list?.weekdays ?? days, OTHER_WEEKDAYS.test(words))
  const isOfTwo = days.length === 2 && isHeld && !list && KIND.test(words) && second !== undefined
  if (isOfTwo && second !== undefined) return [[first], [second]]
  const isPlural =
    new RegExp(`\\b${DAY}s\\b`).test(words) || /\b(every|each|always)\b/.test(EVERY.exec(words)?.[0] ?? '')
  const isAsking =
    /\b(is|are|do|does|why|how come|what is it|what's|am i|seems?|looks?( like)?|pattern|real|imagin\w*|coincidence|notic\w*|think|swear|always|thing)\b/.test(
      words,
    )
  if (isPlural && isAsking && WORSE.test(words) && !isHeld && days.length === 1 && !isOfWindow(part))
    return besideOthers(days, false)
  return undefined
}

/** "How bad were they on Mondays this month" has days of its own. */
const isOfWindow = (part: MessagePart) => windowsOf(part).some(({ isOneDay }) => isOneDay)

const othersThan = (days: readonly number[]) => [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day))

function besideOthers(days: readonly number[], isOfWeek: boolean): [number[], number[]] {
  const all = isOfWeek ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5, 6]
  return [[...days].toSorted((a, b) => a - b), all.filter((day) => !days.includes(day))]
}

/** The named measures; else those asked before, or those that describe a night or a morning. */
function measuresOf(query: Query | undefined, part: MessagePart, words: string): Measure[] {
  const named = metricsNamed(part.spans)
  const before = queryIn(part.previous)?.measures.map(({ metric }) => metric) ?? []
  const implied = OF_NIGHTS.test(words)
    ? ['sleep_duration', 'bed_time']
    : (query?.measures.map(({ metric }) => metric) ?? ['recovery'])
  const metrics = named.length > 0 ? named : before.length > 0 ? before : implied
  return [...new Set(metrics)].slice(0, 4).map((metric) => ({ metric, aggregate: 'mean' }))
}
