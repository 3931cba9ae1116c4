import { addDays } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Token } from '../words/token.ts'
import type { DayMention } from './days.ts'
import type { Window } from './window.ts'
import type { WindowMention } from './window-mention.ts'

const TO = new Set(['to', 'until', 'till', 'through', 'thru', 'hasta'])
const SINCE = new Set(['since', 'desde'])
const WEEK = 7

/** "Since Monday", "from Monday to Thursday", "between 1 and 7 November". */
export function findDayRanges(
  tokens: readonly Token[],
  days: readonly DayMention[],
  today: CalendarDay,
): WindowMention[] {
  return days.flatMap((day, place): WindowMention[] => {
    const opener = tokens[day.from - 1]?.text ?? ''
    const closer = tokens[day.until]?.text ?? ''
    const next = days[place + 1]
    const span = (from: number, until: number, window: Window): WindowMention[] => [
      { from, until, window, concept: 'span', today, isOneDay: false, isBefore: false },
    ]
    const isJoined = TO.has(closer) || (closer === 'and' && (opener === 'between' || opener === 'entre'))
    if (next && next.from === day.until + 1 && isJoined) return span(day.from, next.until, fromTo(day, next))
    const since = { from: day.day, until: today, label: `since ${day.name}` }
    if (day.day >= today) return []
    if (SINCE.has(opener)) return span(day.from - 1, day.until, since)
    const begin = place === 0 ? sinceBefore(tokens, day.from) : undefined
    if (begin !== undefined) return span(begin, day.until, since)
    return opener === 'from' && /^on(wards?)?$/.test(closer) ? span(day.from - 1, day.until + 1, since) : []
  })
}

const CLAUSE_WORDS = 9

/**
 * "Since we moved the lift on the ninth": the position of a "since" in the same sentence, a few words before the day.
 */
function sinceBefore(tokens: readonly Token[], from: number): number | undefined {
  const at = tokens.findLastIndex(({ text }, place) => place < from && SINCE.has(text))
  const isNear = at >= 0 && from - at <= CLAUSE_WORDS && tokens[at]?.sentence === tokens[from]?.sentence
  return isNear && tokens[at + 1]?.breakBefore !== true ? at : undefined
}

/** "From Thursday to Monday": the Thursday before that Monday. */
function fromTo(first: DayMention, last: DayMention): Window {
  const from = first.day <= last.day ? first.day : addDays(first.day, -WEEK)
  const [begin, end] = from <= last.day ? [from, last.day] : [last.day, from]
  return { from: begin, until: end, label: `from ${first.name} to ${last.name}` }
}
