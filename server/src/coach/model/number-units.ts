/**
 * What a number measures, where the words beside it say so; '' where they do not. `count` is of days, athletes, records, `window` the
 * length of a time ("the last 7 days"), `part` some of many ("6 of 7"), `place` one in a ranking, `factor` how many times as much,
 * `other` a unit in which the product measures nothing.
 */
export type NumberUnit =
  | ('' | '%' | 'ms' | 'bpm' | 'h' | 'min' | 'points')
  | ('count' | 'part' | 'window' | 'place' | 'factor' | 'other')

/** What records hold or are counted by. */
export const COUNTED =
  'athletes?|wrestlers?|players?|people|teammates?|nights?|days?|weeks?|months?|records?|values?|readings?|sessions?|workouts?|times|issues?|signs?|signals?|flags?|mornings?|entries'

const UNITS: readonly (readonly [NumberUnit, RegExp])[] = [
  ['points', /^[\s-]*(?:(?:percent(?:age)?[\s-]+)?points?|pts?|pp)\b/i],
  ['factor', /^\s*(?:times|x|×|-?fold)(?=\s+(?:as|more|less|better|worse|higher|lower|longer|the|his|her|their)\b)/i],
  [
    'other',
    /^[\s-]*(?:kgs?|kilos?|kilograms?|lbs?|pounds?|km|kilomet\w+|miles?|met(?:er|re)s?|years?|°\s?[CF]?|degrees?|k?cal\w*|g|grams?|mg|ml|lit(?:er|re)s?)(?![a-z])/i,
  ],
  ['part', /^\s*(?:of|out of)\b/i],
  ['%', /^\s*(?:%|percent\b|per cent\b|pct\b)/i],
  ['ms', /^\s*(?:ms|msec|milliseconds?)\b/i],
  ['bpm', /^\s*(?:bpm|beats)\b/i],
  ['h', /^[\s-]*(?:h|hrs?|hours?)\b/i],
  ['min', /^[\s-]*(?:min|mins|minutes?)\b/i],
  ['place', /^(?:st|nd|rd|th)\b/i],
  ['window', /^-(?:day|night|week|month)\b/i],
  ['count', new RegExp(`^[\\s-]*(?:(?:[a-z]+\\s+)?(?:${COUNTED})\\b)`, 'i')],
]
const BEFORE_WINDOW = /\b(?:last|past|previous|first|next|latest|prior|these|recent)\s+$/i
const IS_DAYS = /^[\s-]*(?:days?|nights?|weeks?|months?|mornings?)\b/i

/** What a number measures, by the words before and behind it. */
export function unitOf(before: string, after: string): NumberUnit {
  if (/[$€£]\s?$/.test(before)) return 'other'
  if (BEFORE_WINDOW.test(before) && IS_DAYS.test(after)) return 'window'
  return UNITS.find(([, pattern]) => pattern.test(after))?.[0] ?? ''
}

/** What a count counts, where the word behind it says so. */
export function countsIn(after: string): 'people' | 'days' | undefined {
  if (/^\s*(?:[a-z]+\s+)?(?:athletes?|wrestlers?|players?|people|teammates?)\b/i.test(after)) return 'people'
  return /^\s*(?:nights?|days?|weeks?|months?|records?|readings?|mornings?)\b/i.test(after) ? 'days' : undefined
}
