import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { type DayAhead, daysAheadIn } from './days-ahead.ts'

/** What sets a coming day apart. */
type PlanEventKind = 'late' | 'travel' | 'exam' | 'off' | 'tournament' | 'meet'

export interface PlanEvent {
  kind: PlanEventKind
  /** As typed: `dual`, `conference`. */
  said: string
  /** undefined: no day was given. */
  from: CalendarDay | undefined
  until: CalendarDay | undefined
  /** For a late arrival: the hour, 22 to 29 for 5 in the morning. */
  hour?: number
}

const TOURNAMENT =
  'tournaments?|tourney|conferences?|championships?|champs|nationals|states?(?= (?:on|in|is|this|next|fri|sat|thu|meet|tournament)|$)|regionals|sectionals|districts|qualifiers?|invitational|invite|big ?tens?|ncaas?'
const WORDS: readonly (readonly [PlanEventKind, RegExp])[] = [
  ['tournament', new RegExp(`\\b(${TOURNAMENT})\\b`, 'g')],
  [
    'meet',
    /\b(duals?|meets?|match(?:es)?|bouts?|compete|competitions?|competing|wrestle|weigh-?ins?|(?:ready|fresh|peak) for)\b(?! weight)/g,
  ],
  ['exam', /\b(finals|exams?|midterms?|tests)\b/g],
  ['off', /\b(days? off|time off|(?:are|we're|is|they're) off|break|holidays?|thanksgiving|christmas|no practice)\b/g],
  [
    'travel',
    /\b(fly|flying|flight|bus(?: trip| ride)?|road trip|travel(?:l?ing)?|drive|driving|trip|time zones?|west coast|east coast)\b/g,
  ],
]

const CLOCK =
  /\b(?:at |until |till |by |around |past )?(1[0-2]|[1-5])(?::?[0-5]\d)? ?(am|a\.m\.|pm|p\.m\.)(?![\p{L}\d])|\b(midnight)\b/gu
const ARRIVAL =
  /\b(get(?:s|ting)?|got|arriv\w+|land\w*|back|home|return\w*|bus|flight|road trip|in bed|pull(?:ing)? in|roll(?:ing)? in)\b/

type MarkAt = PlanEvent & { at: number }

/** How far from its day a word may be. */
const NEAR = 45
const [LATE_FROM, LATE_UNTIL, DAY_HOURS, NOON] = [22, 29, 24, 12]

/** What a message in lower case says about the coming days, in order. */
export function eventsIn(words: string, today: CalendarDay): PlanEvent[] {
  const days = daysAheadIn(words, today)
  const late = lateIn(words, days, today)
  const found = WORDS.flatMap(([kind, pattern]) =>
    [...words.matchAll(pattern)].flatMap(({ index, 0: said }): MarkAt[] => {
      const near = nearestTo(index, said.length, days, words)
      if (kind === 'off') return daysOff(said, near, index, words, days, today)
      const until = near && untilOf(near, words, days)
      return [near, ...(until && until.sign === 'and' && kind !== 'exam' ? [until.day] : [])].map((day) => ({
        at: index,
        kind,
        said,
        from: day?.from,
        until: until && kind === 'exam' ? until.day.until : day?.until,
      }))
    }),
  )
  const dated = [...(late ? [late] : []), ...found].filter(
    (mark, place, all) =>
      mark.from !== undefined ||
      !all.some(
        (other, at) =>
          at !== place && groupOf(other.kind) === groupOf(mark.kind) && (other.from !== undefined || at < place),
      ),
  )
  return dated
    .filter(({ kind, from }) => kind !== 'travel' || from !== late?.from)
    .filter(
      (mark, place, all) =>
        all.findIndex((other) => groupOf(other.kind) === groupOf(mark.kind) && other.from === mark.from) === place,
    )
    .map(({ at: _at, ...mark }) => withLength(mark, words))
}

/** A meet and a tournament on one day are the same event. */
const groupOf = (kind: PlanEventKind) => (kind === 'tournament' ? 'meet' : kind)

/** "Two day tournament": its length. */
function withLength(mark: PlanEvent, words: string): PlanEvent {
  const isLong = mark.kind === 'tournament' && /\b(two|2)[- ]day\b/.test(words)
  return isLong && mark.from !== undefined && mark.from === mark.until
    ? { ...mark, until: addDays(mark.from, 1) }
    : mark
}

/** The day nearest to a word, preferably after it and in the same clause. */
function nearestTo(at: number, length: number, days: readonly DayAhead[], words: string): DayAhead | undefined {
  const costOf = (day: DayAhead) => {
    const isBehind = day.at > at
    const between = isBehind ? words.slice(at + length, day.at) : words.slice(day.at, at)
    return between.length + (isBehind ? 0 : 4) + (/[,.;?!]/.test(between) ? 20 : 0)
  }
  return days.filter((day) => costOf(day) <= NEAR).toSorted((a, b) => costOf(a) - costOf(b))[0]
}

/** "Break thursday to sunday", "off for three days": all of its days. */
function daysOff(
  ...[said, near, at, words, days, today]: readonly [
    string,
    DayAhead | undefined,
    number,
    string,
    readonly DayAhead[],
    CalendarDay,
  ]
) {
  const [, count] =
    /\b(?:off|break|holidays?)\b[^.]{0,12}?\b(\d|two|three|four|five) days\b|$/.exec(words.slice(at)) ?? []
  const [, before] = /\b(\d|two|three|four|five) days off\b|$/.exec(words) ?? []
  const length = lengthOf(count ?? before)
  const from = near?.from ?? (length > 0 ? addDays(today, 1) : undefined)
  const last = (near && untilOf(near, words, days)?.day.until) ?? near?.until
  const until = length > 0 && from !== undefined ? addDays(from, length - 1) : last
  return [{ at, kind: 'off' as const, said, from, until }]
}

/** The last day of a range: "wed and thurs", "thursday to sunday". */
function untilOf(day: DayAhead, words: string, days: readonly DayAhead[]) {
  const next = days[days.indexOf(day) + 1]
  const [, sign] = (next && /^\w+ (and|&|to|through|thru|until|-) ?$/.exec(words.slice(day.at, next.at))) ?? []
  if (!next || sign === undefined || daysBetween(day.from, next.from) <= 0) return undefined
  return { day: next, sign: sign === '&' ? 'and' : sign }
}
const lengthOf = (said: string | undefined) =>
  said === undefined ? 0 : Number(said) || ['two', 'three', 'four', 'five'].indexOf(said) + 2

/**
 * A late hour next to words for coming home: it belongs to the night named, so the short night ends on the day after.
 */
function lateIn(words: string, days: readonly DayAhead[], today: CalendarDay): MarkAt | undefined {
  if (!ARRIVAL.test(words)) return undefined
  for (const found of words.matchAll(CLOCK)) {
    const [said, clock, half] = found
    const raw = clock === undefined ? DAY_HOURS : (Number(clock) % NOON) + (half?.startsWith('p') ? NOON : 0)
    const hour = raw < LATE_UNTIL - DAY_HOURS ? raw + DAY_HOURS : raw
    if (hour < LATE_FROM || hour > LATE_UNTIL) continue
    const near = nearestTo(found.index, said.length, days, words)
    const isMorning = near && /\bmorning\b/.test(words.slice(near.at, near.at + 20))
    const night = near ? addDays(near.from, isMorning ? -1 : 0) : today
    return { at: found.index, kind: 'late', said: said.trim(), from: night, until: addDays(night, 1), hour }
  }
  return undefined
}
