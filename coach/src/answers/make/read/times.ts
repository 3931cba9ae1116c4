import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { countOf } from '../../plan/days-ahead.ts'

const HOUR = 60
/** Minutes on a twelve-hour clock face. */
const DIAL = 12 * HOUR

const NUMBER = '\\d{1,3}(?:\\.\\d)?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety'
const LENGTH = new RegExp(`\\b(${NUMBER})[ -]?(h|hrs?|hours?|m|mins?|minutes?)\\b( and a half)?`, 'g')
const OF_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(an?|one) hour and a half\b|\bhour and a half\b/, 90],
  [/\bhalf (an? )?hour\b/, 30],
  [/\b(an|a single) hour\b|\bhour[- ]long\b/, HOUR],
]

/** Durations in minutes, in the order of the words: "2 hrs", "90-minute", "an hour and a half". */
export function lengthsIn(words: string): number[] {
  const whole = OF_WORDS.find(([pattern]) => pattern.test(words))?.[1]
  const found = [...words.matchAll(LENGTH)].map(
    ([, count = '', unit = '', half]) => countOf(count) * (unit.startsWith('h') ? HOUR : 1) + (half ? HOUR / 2 : 0),
  )
  return (whole === undefined ? found : [whole, ...found]).filter((minutes) => minutes > 0)
}

const CLOCK =
  /(?<![\d:.%x])(1[0-2]|[1-9])(?::([0-5]\d))? ?(am|pm|a\.m\.|p\.m\.|a|p)?(?![\d:%x]|\p{L}| ?(?:min|h\b|hr|hour|guys|kids|group|line|slot|day|per|lb|kg))/gu

const START =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|leav(?:e|es|ing)|departs?|from|at) (?:at )?(1[0-2]|[1-9])(?![\d:%]| ?(?:min|am|pm|h\b|hr|hour|lines|guys|groups|percent))/g

/** Times of day, as minutes on a twelve-hour clock face; a bare number counts only after "start at". */
export const clocksIn = (words: string): number[] =>
  [
    ...[...words.matchAll(CLOCK)].filter(([, , minutes, half]) => minutes !== undefined || half !== undefined),
    ...words.matchAll(START),
  ]
    .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
    .map(([, hour, minutes]) => (Number(hour) * HOUR + Number(minutes ?? 0)) % DIAL)

const SPAN =
  /\b(1[0-2]|[1-9])(?::([0-5]\d))? ?(?:am|pm)? ?(?:-|–|to|till|until) ?(1[0-2]|[1-9])(?::([0-5]\d))? ?(am|pm)?(?![\d%x:]| ?(?:min|reps|guys|kids|groups|lines|athletes))/

/** The start and end, where both are given: "3:30 to 5:30", "3-5". */
export function spanIn(words: string): { from: number; minutes: number } | undefined {
  const found = SPAN.exec(words)
  if (!found) return undefined
  const [, hour, minute, untilHour, untilMinute] = found
  const from = (Number(hour) * HOUR + Number(minute ?? 0)) % DIAL
  const until = (Number(untilHour) * HOUR + Number(untilMinute ?? 0)) % DIAL
  const minutes = (until - from + DIAL) % DIAL
  return minutes >= 20 && minutes <= 300 ? { from, minutes } : undefined
}

/** `3:30`, as coaches write it. */
export const writeClock = (minutes: number): string => {
  const on = ((minutes % DIAL) + DIAL) % DIAL
  return `${Math.floor(on / HOUR) || 12}:${String(on % HOUR).padStart(2, '0')}`
}

/** The first duration in some words that a plan may have. */
export const firstLength = (words: string): Pick<TeamPlan, 'minutes'> => {
  const [minutes] = lengthsIn(words)
  return minutes === undefined ? {} : { minutes: Math.min(600, Math.max(5, Math.round(minutes))) }
}
