import { weekdayOf } from '@corner/analytics/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Made, MadeThing } from '@corner/contract/entities/made.ts'
import { numberNamed } from '../../../language/words/number-words.ts'
import { daysAheadIn } from '../../plan/days-ahead.ts'
import { groupsIn } from './groups-said.ts'
import { lookIn } from './look.ts'
import { clocksIn, lengthsIn, spanIn } from './times.ts'

/** All that a message says of a thing beside the people. @param words in lower case @param isChange of something told already */
export function detailsIn(words: string, thing: MadeThing, today: CalendarDay, isChange = false): Partial<Made> {
  const look = lookIn(words, isChange)
  switch (thing) {
    case 'practice':
      return { ...look, ...dayIn(words, today), ...timesIn(words), ...partsIn(words), ...focusIn(words) }
    case 'pairs':
      return { ...look, ...dayIn(words, today), ...(LEFT_DRILLS.test(words) && { leftDrills: true as const }) }
    case 'groups':
      return { ...look, ...dayIn(words, today), ...groupsIn(words) }
    case 'lifting':
      return { ...look, ...liftingIn(words, today, isChange) }
    case 'rooms':
      return { ...look, ...roomsIn(words) }
    case 'return':
      return { ...look, ...returnIn(words, today) }
    case 'weigh_in':
      return { ...look, ...firstLength(words) }
    case 'travel': {
      const [from] = clocksIn(words)
      return { ...look, ...dayIn(words, today), ...(from !== undefined && { from }) }
    }
    case 'slots':
      return { ...look, ...slotsIn(words, isChange) }
    case 'days':
      return { ...look, ...lessIn(words, today) }
  }
}

const LEFT_DRILLS = /\b(left ?-?overs?|whoever is left|who is left|the rest|odd (man|one)|extras?)\b.*\bdrill/

function dayIn(words: string, today: CalendarDay): Pick<Made, 'day'> {
  const [first] = daysAheadIn(words, today)
  // On a Monday "Monday practice" is today's.
  const day = first && weekdayNames(words).includes(weekdayOf(today)) && !/\bnext\b/.test(words) ? today : first?.from
  return day === undefined ? {} : { day }
}

const firstLength = (words: string): Pick<Made, 'minutes'> => {
  const [minutes] = lengthsIn(words)
  return minutes === undefined ? {} : { minutes: Math.min(600, Math.max(5, Math.round(minutes))) }
}

function timesIn(words: string): Pick<Made, 'from' | 'minutes'> {
  const span = spanIn(words)
  if (span) return span
  const [from] = clocksIn(words)
  const whole = words.replace(PART_LENGTH, ' ').replace(/\b(add|plus|extra|more|fewer|less) \d+ ?min\w*/g, ' ')
  return { ...firstLength(whole), ...(from !== undefined && { from }) }
}

const FOCUS =
  /\b(?:heavy on|focus(?:ing|ed)? on|work(?:ing)? on|emphasi[sz]e|emphasis on|built around|centered on) (?:the |some |our |more )?([\p{L}][\p{L} '-]{2,60})/u

/** What is to be drilled, in the coach's own words. */
function focusIn(words: string): Pick<Made, 'focus'> {
  const focus = FOCUS.exec(words)?.[1]
    ?.replace(/\b(for|with|at|in|today|tomorrow|please|and (no|live|then))\b.*$/, '')
    .trim()
  return focus && !/\b(live|conditioning|who|red|tired|that)\b/.test(focus) ? { focus } : {}
}

const PART_LENGTH =
  /(\d{1,3})[ -]?(?:min\w*|m|')?(?: of| for)? (warm-?up|drill\w*|situational\w*|live|conditioning|cool-?down)\b/g
const PART_NAMES: readonly (readonly [string, NonNullable<Made['lengths']>[number]['part']])[] = [
  ['warm', 'warm_up'],
  ['drill', 'drill'],
  ['situational', 'situational'],
  ['live', 'live'],
  ['conditioning', 'conditioning'],
  ['cool', 'cool_down'],
]

function partsIn(words: string): Pick<Made, 'live' | 'drops' | 'lengths'> {
  const lengths = [...words.matchAll(PART_LENGTH)].flatMap(([, minutes, said = '']) => {
    const part = PART_NAMES.find(([start]) => said.startsWith(start))?.[1]
    return part && Number(minutes) > 0 && Number(minutes) <= 240 ? [{ part, minutes: Number(minutes) }] : []
  })
  const [whole = 90] = lengthsIn(words.replace(PART_LENGTH, ' '))
  if (
    /\b(a little|little|a bit of|less|shorter|light on) live\b/.test(words) &&
    !lengths.some(({ part }) => part === 'live')
  )
    lengths.push({ part: 'live', minutes: Math.max(5, Math.round((whole * 0.12) / 5) * 5) })
  const drops = (['situational', 'conditioning'] as const).filter((part) =>
    new RegExp(`\\b(no|without|drop|skip|cut|leave out|take out|lose)( the| any)? ${part}`).test(words),
  )
  const live = /\b(no|without|drop( the)?|skip( the)?|take out( the)?|zero|not any) live\b|\bdrill(s|ing)? only\b/.test(
    words,
  )
    ? 'none'
    : /\blive( wrestling| goes)?( is| goes)? (in the |into the |to the )?middle\b|\bmiddle\b.*\blive\b/.test(words)
      ? 'middle'
      : /\blive( wrestling| goes)? (first|early|up front|at the (start|beginning))\b|\b(start|open|begin) with live\b/.test(
            words,
          )
        ? 'start'
        : /\blive( wrestling| goes)? (last|late|at the end|to the end)\b|\b(end|finish) (with|on) live\b/.test(words)
          ? 'end'
          : undefined
  return { ...(live && { live }), ...(drops.length > 0 && { drops }), ...(lengths.length > 0 && { lengths }) }
}

const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|r|rs|nes|ur|urs)?(?:day)?s?\b/g
const SHORT = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** Weekdays in the order in which they were said. */
export const weekdayNames = (words: string): number[] =>
  [...words.matchAll(WEEKDAY)].map(([, name = '']) => SHORT.indexOf(name))

const LESS =
  /\b(drop|cut|reduce|lower|lighten|lighter|light|easier|easy|less|back off|dial|trim|shave|down|shorter|half)\b/
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\bthird\b/, 33],
  [/\b(half|halve)\b/, 50],
  [/\bquarter\b/, 25],
]
/** Where no share was said. */
const SOME_LESS = 33

/** Days with less of it: "drop Wednesday volume by a third", "make Wed lighter". */
function lessIn(words: string, today: CalendarDay): Pick<Made, 'less'> {
  const weekdays = /\b(tomorrow|tmrw)\b/.test(words) ? [(weekdayOf(today) + 1) % 7] : weekdayNames(words)
  if (!LESS.test(words) || weekdays.length === 0) return {}
  const [, said] = /\b(\d{1,2}) ?(%|percent)/.exec(words) ?? []
  const percent =
    Number(said) >= 5 && Number(said) <= 80
      ? Number(said)
      : (SHARES.find(([word]) => word.test(words))?.[1] ?? SOME_LESS)
  return { less: [...new Set(weekdays)].map((weekday) => ({ weekday, percent })) }
}

function liftingIn(words: string, today: CalendarDay, isChange: boolean): Partial<Made> {
  const without = [
    ...(/\beccentrics?\b/.test(words) ? (['eccentric'] as const) : []),
    ...(/\b(no|without|drop the|don'?t have|broke\w*|lost|skip the) (barbells?|bars?|racks?)\b/.test(words)
      ? (['barbell'] as const)
      : []),
  ]
  const less = isChange ? lessIn(words, today) : {}
  const dropped =
    isChange &&
    /\b(no|drop|skip|cancel|without|take out|lose) (the )?(lift (on )?)?(sun|mon|tue|wed|thu|fri|sat)\w*\b(?! (volume|sets|load|by))/.test(
      words,
    )
  const named = [...new Set(weekdayNames(words))]
  const isVariant =
    /\b(variant|version|lighter|modified|light|adjust\w*|what about)\b.*\b(red|yellow|tired|lighter|beat|who|guys|names?|low)\b|\b(which|what|who) (names?|guys|athletes|gets?)\b/.test(
      words,
    )
  return {
    ...firstLength(words),
    ...(without.length > 0 && { without }),
    ...(isVariant && { variant: true as const }),
    ...(dropped || less.less ? less : named.length > 0 && { weekdays: named }),
  }
}

function roomsIn(words: string): Pick<Made, 'cap'> {
  const [, said] =
    /\b(\d|two|three|four)(?: \w+)? (?:to|per|in) (?:a|each) room\b|\brooms of (\d|two|three|four)\b/.exec(words) ?? []
  const cap = said ? (numberNamed(said) ?? Number(said)) : undefined
  return cap && cap >= 2 && cap <= 6 ? { cap } : {}
}

const SLOTS =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\w+ )?(?:slots?|spots?|openings|appointments|times|tables?)\b/

function slotsIn(words: string, isChange: boolean): Pick<Made, 'cap' | 'average'> {
  const [, said] = SLOTS.exec(words) ?? []
  const cap = said ? (numberNamed(said) ?? Number(said)) : undefined
  const isOfWeek = /\b(this|past|last|the) (past |last )?(week|7 days|seven days)\b/.test(words)
  return { ...(cap && cap <= 60 && { cap }), ...(isOfWeek && !isChange && { average: 7 }) }
}

function returnIn(words: string, today: CalendarDay): Pick<Made, 'weekdays' | 'liveFrom' | 'less'> {
  const live =
    /(?:\bno|\bnot|n't|\bwithout)\b.*\blive\b.*\b(?:until|till|before|til) (\w{3})|\blive\b.*\b(?:not|no|only|from|starts?|on) (?:until |before |from |on )?(\w{3})\w*day/.exec(
      words,
    )
  const liveFrom = live ? SHORT.indexOf((live[1] ?? live[2] ?? '').slice(0, 3)) : -1
  const span = /\b(\w{3})\w*(?:day)? ?(?:to|through|thru|-|–|until) ?(\w{3})\w*/.exec(words)
  const [first, last] = [SHORT.indexOf(span?.[1] ?? ''), SHORT.indexOf(span?.[2] ?? '')]
  const weekdays =
    liveFrom < 0 && first >= 0 && last > first
      ? Array.from({ length: last - first + 1 }, (_, at) => first + at)
      : undefined
  return {
    ...(weekdays && { weekdays }),
    ...(liveFrom >= 0 && { liveFrom }),
    ...(liveFrom < 0 && !weekdays && lessIn(words, today)),
  }
}
