import { WEEKDAY_NAMES } from '@corner/analytics/days/calendar.ts'

const DAYS = WEEKDAY_NAMES.join('|').toLowerCase()
const MONTHS = 'january|february|april|june|july|august|september|october|november|december'
const HOLIDAYS = "thanksgiving|christmas|easter|halloween|new year'?s"

/** Short day names that are no other word. */
const SHORT_DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/**
 * Capitalises days and months and formats times of day, as in a text to others: `Saturday at 5:15 am` from "saturday
 * 515am".
 */
export function withCapitals(words: string): string {
  return words
    .replace(
      /\b(\d{1,2})(?::?([0-5]\d))? ?([ap])(?:m\b|\.m\.?)(?=[\s,;.!?)]|$)/gi,
      (_, hour, minutes, half) => `${hour}${minutes ? `:${minutes}` : ''} ${half.toLowerCase()}m`,
    )
    .replace(
      new RegExp(`\\b(${Object.keys(SHORT_DAYS).join('|')})\\b(?!\\.)`, 'gi'),
      (day) => SHORT_DAYS[day.toLowerCase()] ?? day,
    )
    .replace(
      /(?<=\b(?:on|this|next|before|by|until|till|for|of|thru|through|and|or|back) )(sat|sun)\b|\b(sat|sun)\b(?= (?:at |morning|night|afternoon|evening|\d))/gi,
      (day) => (/^sat/i.test(day) ? 'Saturday' : 'Sunday'),
    )
    .replace(new RegExp(`\\b(${DAYS}|${MONTHS}|${HOLIDAYS})s?\\b`, 'gi'), upper)
    .replace(
      /\b(?<=(?:for|at|to|before|after|from) the )open\b(?! (mat|gym|door|room|weight|window|tryout|house))/gi,
      'Open',
    )
    .replace(new RegExp(`\\b(${DAYS}) (?=\\d{1,2}(:\\d\\d)? [ap]m\\b)`, 'gi'), '$1 at ')
    .replace(/\bids?\b(?=[\s,;.!]|$)/g, (word) => `ID${word.slice(2)}`)
    .replace(/\bwhoop\b/gi, 'WHOOP')
}
