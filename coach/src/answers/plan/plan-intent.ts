import { addDays, WEEK_DAYS, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { weekdayBegunBy } from '../../language/times/calendar-words.ts'
import { countOf } from './days-ahead.ts'
import { eventsIn, type PlanEvent } from './events.ts'

/** Coming days that are to be planned. */
export interface PlanIntent {
  /** Each with a day; those without one get a day that the answer names. */
  marks: readonly (PlanEvent & { from: CalendarDay; until: CalendarDay })[]
  /** The last day of the plan. */
  until: CalendarDay
  isTaper: boolean
  /** The days after a meet that is over. */
  isAfter: boolean
  /** The day of a meet was not given. */
  isAssumed: boolean
  /** "If he is not better by Thursday". */
  unless: CalendarDay | undefined
  /** The question is about nights. */
  isOfSleep: boolean
  isOfWeight: boolean
}

const TAPER = /\b(taper\w*|peak(ing)?|(pull|cut|drop|reduc)\w* (back )?(the )?volume|ease off|back(ing)? off before)\b/
const STRONG =
  /\b(plan|lay(ing)? out|lay it out|set(ting)? up|map out|structure|should [^.?]{0,50}(look|be) like|(my|our|his|her|their|the|['’]s) (week|weekend|practice) look|approach|prepare|prep|get \w+( \w+)? ready|manage|between now and|(?<!\b(?:against|versus|vs|than|with|to|and) (?:the )?)rest of (the|his|her|their|my|our) week)\b/
const ASKS =
  /\b(what (do|should|would|can|could) (i|we|they|he|she|you|the|my|our|practice|\w+day)\b|what (if|about|then|now)\b|how (do|should|would|can|could|hard|much)\b|when (do|should|would) (i|we|you)\b|(do|change) (about|with|anything)\b|tell them|worth|handle|from (today|here)|any (advice|ideas|suggestions))/
const STRETCH =
  /\b(this|the|next|coming|training|practice|my|his|her|their|our|\p{L}+['’]s) week\b(?! (was|were|before))|\bnext (\d|two|three|four|five|few|couple of) days\b|(?<!\b(?:against|versus|vs|than|with|to|and) (?:the )?)\brest of (the|his|her|their|my|our) week\b/u
const AFTER =
  /\b(after|following|off|coming off) (the |a |this |our |that )?(big |long |tough )?(weekend|tournament|meet|dual|match|conference|nationals|season)/
/** Days compared with others, or something that is no training plan. */
const NO_PLAN = /\b(compare\w*|versus|vs|against|than|rehab\w*|on average|since)\b/
const PAST =
  /^\W*((so|ok|and|hey) )*(how|what|who|whom|when|why|where)?('s| has| have)? ?(did|was|were|went|has|have)\b/
const YES_OR_NO = /^\W*((so|ok|and|hey) )*(is|are|does|do|can|will|who|whom|which|whos|who's|why)\b/
const OF_FOOD =
  /\b(eat|eating|drink|drinking|food|meals?|carbs?|protein|caffeine|coffee|creatine|naps?|ice|sauna|cold tub|supplements?|water|hydrat\w*)\b/
const NOT_BETTER =
  /\b(not|n['’]?t|no|still|isn['’]?t)\b[^.?]{0,20}\b(better|improv\w*|recovered|come (a)?round|low|red|bad)\b/

/** The coming days that somebody wants planned; undefined: the words ask for something else. */
export function planIntentOf(text: string, today: CalendarDay): PlanIntent | undefined {
  const words = text.toLowerCase().replace(/[’]/g, "'")
  if (PAST.test(words) || NO_PLAN.test(words)) return undefined
  const marks = eventsIn(words, today)
  const isTaper = TAPER.test(words)
  const isDated = marks.some(({ from }) => from !== undefined)
  const isStrong = STRONG.test(words)
  const isAfter = AFTER.test(words) && !marks.some(({ kind, from }) => isMeet(kind) && from !== undefined)
  if (!isStrong && !isTaper && YES_OR_NO.test(words)) return undefined
  if (!isStrong && !isTaper && OF_FOOD.test(words)) return undefined
  const isOfMeet = marks.some(({ kind }) => isMeet(kind))
  const isPlan =
    (isDated && (isStrong || ASKS.test(words))) ||
    (isTaper && (ASKS.test(words) || isStrong) && /\b(i|we|my|our|us|group|team|guys|who|week)\b/.test(words)) ||
    (isStrong && (isOfMeet || STRETCH.test(words))) ||
    (ASKS.test(words) && marks.some(({ kind }) => kind === 'late'))
  return isPlan ? withDays(words, { marks, isTaper, isAfter }, today) : undefined
}

/** Words that continue a plan: other events, or what to do if it does not get better. */
export const continuesPlan = (text: string, today: CalendarDay): boolean => {
  const words = text.toLowerCase()
  if (PAST.test(words) || /^\W*(who|whom|which)\b/.test(words)) return false
  return eventsIn(words, today).some(({ from }) => from !== undefined) || NOT_BETTER.test(words)
}

const isMeet = (kind: PlanEvent['kind']) => kind === 'meet' || kind === 'tournament'
const SATURDAY = 6

function withDays(
  words: string,
  { marks, isTaper, isAfter }: Pick<PlanIntent, 'isTaper' | 'isAfter'> & { marks: readonly PlanEvent[] },
  today: CalendarDay,
): PlanIntent {
  const of = isAfter ? marks.filter(({ kind }) => !isMeet(kind)) : marks
  const saturday = addDays(today, ((SATURDAY - weekdayOf(today) + WEEK_DAYS - 1) % WEEK_DAYS) + 1)
  const assumed = isTaper ? addDays(today, WEEK_DAYS) : saturday
  const withoutDay = of.filter(({ kind, from }) => isMeet(kind) && from === undefined)
  const isAssumed = withoutDay.length > 0 || (isTaper && !of.some(({ kind }) => isMeet(kind)))
  const meet: PlanEvent = { kind: 'meet', said: 'meet', from: assumed, until: assumed }
  const dated = [
    ...of.flatMap((mark) => (mark.from && mark.until ? [{ ...mark, from: mark.from, until: mark.until }] : [])),
    ...(isAssumed ? [{ ...meet, ...withoutDay[0], from: assumed, until: assumed }] : []),
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const last = dated
    .map(({ until }) => until)
    .toSorted()
    .at(-1)
  const isNotBetter = NOT_BETTER.test(words)
  const lastDay = isNotBetter ? dayOfNotBetter(words, today) : undefined
  return {
    marks: dated,
    until: last ?? lastOf(words, today),
    isTaper,
    isAfter,
    isAssumed,
    unless: lastDay,
    isOfSleep: /\b(sleep|sleeping|nights?|bed ?times?|rest)\b/.test(
      words.replace(/\b(fri|satur|thurs|sun|mon|tues|wednes)day nights?\b/g, ''),
    ),
    isOfWeight: /\b(weight|weigh-?ins?|cut(ting)?\b(?! (back|volume|the volume)))\b/.test(words),
  }
}

/** Without any event: the given number of days, or the week. */
function lastOf(words: string, today: CalendarDay): CalendarDay {
  const [, count] = /\bnext (\d|two|three|four|five|six|seven) days\b/.exec(words) ?? []
  if (count !== undefined) return addDays(today, countOf(count))
  const untilSunday = (WEEK_DAYS - weekdayOf(today)) % WEEK_DAYS
  return addDays(today, /\brest of\b|\bthis week\b/.test(words) && untilSunday > 1 ? untilSunday : WEEK_DAYS - 1)
}

function dayOfNotBetter(words: string, today: CalendarDay): CalendarDay {
  const behind = words.slice(words.search(NOT_BETTER))
  const [, name] = /\b(?:by|on|until|till) (\w{3})\w*day\b/.exec(behind) ?? []
  const weekday = weekdayBegunBy(name ?? '')
  return weekday < 0
    ? addDays(today, 2)
    : addDays(today, ((weekday - weekdayOf(today) + WEEK_DAYS - 1) % WEEK_DAYS) + 1)
}
