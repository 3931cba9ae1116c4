import { COUNTED, countsIn, type NumberUnit, unitOf } from './number-units.ts'

/** A number as a text says it, in digits or in words. */
export interface SaidNumber {
  kind: 'number' | 'date' | 'time' | 'fraction'
  /** Hours for "7 h 24 min"; NaN for a date and a time. */
  value: number
  /** How many it was written with: it says how far it may be rounded. */
  decimals: number
  unit: NumberUnit
  /** Written in hours and minutes: exact to the minute. */
  clock: boolean
  sign: '' | '+' | '-'
  /** What a count counts, where the word behind it says so. */
  counts: ReturnType<typeof countsIn>
  /** `MM-DD` or `YYYY-MM-DD` of a date, `HH:MM` of a time, the words of a fraction. */
  word: string
  raw: string
  index: number
  end: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const THROUGH = '\\s*(?:-|–|—|to|and|until|through)\\s*'
const YEAR = '(?:,?\\s+(\\d{4}))?'

/** Taken out one after the other, so that what a longer form says is not read again as a shorter one. */
const ISO_DATE = /\b(\d{4})-(\d{2})-(\d{2})\b/g
const DAY_RANGE_MONTH = new RegExp(`\\b${DAY}${THROUGH}${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`, 'gi')
const MONTH_DAY_RANGE = new RegExp(`\\b${MONTH}\\s+${DAY}${THROUGH}${DAY}(?!\\s*[%:.]\\d|\\d|\\s*%)\\b${YEAR}`, 'gi')
const DAY_MONTH = new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}(?![a-z])${YEAR}`, 'gi')
const MONTH_DAY = new RegExp(`\\b${MONTH}\\s+${DAY}(?![\\d.]\\d|\\d|\\s*%)\\b${YEAR}`, 'gi')
const HOURS_AND_MINUTES =
  /(?<![\d.,])(\d{1,3})\s*(?:h|hrs?|hours?)\s*(?:,\s*|and\s+)?(\d{1,2})\s*(?:m|min|mins|minutes?)\b/gi
const CLOCK_TIME = /(?<![\d.,:])(\d{1,2}):(\d{2})(?![\d:])(?:\s*([ap])\.?m\b\.?)?(\s*h\b)?/gi
/** "7 and a half", and "7,5" of those who write so. */
const AND_A_HALF = /(?<![\d.,])(\d{1,3}|[a-z]+)\s+and\s+a\s+(half|quarter)\b/gi
const DECIMAL_COMMA = /(?<![\d.,])(\d+),(\d{1,2})(?![\d,])/g
/** "7 1/2", "2/3 of the team", and digits with emphasis between them: nothing that a tool returns is written so. */
const BROKEN_DIGITS = /\d+\s+\d\/\d\b|\b\d+\s*\/\s*\d+(?=\s+of\b)|\d[*_`~]+\d/g
const DIGITS = /(?<!\d|\d[.,:])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)/g
/** Digits of other scripts, superscripts, ½, Ⅻ: nothing that a tool returns is written so. */
const FOREIGN_DIGITS = /(?![0-9])[\p{Nd}\p{No}\p{Nl}]+/gu
/** LXI in capitals, and in any letters before a unit; nothing that a tool returns is written so, either. */
const ROMAN = 'M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})'
const ROMAN_NUMBER = new RegExp(
  `(?<![\\p{L}\\d])(?=[IVXLCDM]{2})(?!(?:MD|CD|DC|CI|MI|MM|CC|DI)\\b)${ROMAN}(?![\\p{L}\\d])`,
  'gu',
)
const ROMAN_WITH_UNIT = new RegExp(
  `(?<![\\p{L}\\d])(?=[IVXLCDM])${ROMAN}(?![\\p{L}\\d])(?=\\s*(?:%|(?:percent|per cent|ms|bpm|beats|hours?|minutes?|points?|nights?|days?)\\b))`,
  'giu',
)
const NO_NUMBERS = /\b(?:SpO2|VO2|CO2|B12|D3)\b/gi
const FRACTION =
  /\b(?:half|a third|two[ -]thirds|a quarter|three[ -]quarters|most of|a dozen)\b(?=\s+(?:of|the|as|his|her|their|its)\b)|\ba dozen\b|\b(?:double[sd]?|tripled?|twice)\b(?![ -]+(?:check|a|an|per|each|every|in|the)\b)|\b(?:double|triple|twice)\b(?= the\b)/gi

const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const NUMBER_WORD = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[ -](${ONES.slice(1, 10).join('|')}))?|(${[...ONES].slice(2).reverse().join('|')}))\\b`,
  'gi',
)
/** A word states data where something of the records is counted or measured by it: "two things to try" does not. */
const IS_DATA = new RegExp(
  `^(?:[\\s-]+(?:of\\s+(?:the\\s+)?)?(?:${[...ONES].slice(2).join('|')}|\\d+))?[\\s-]+(?:[a-z]+\\s+)?(?:${COUNTED}|hours?|minutes?|points?|percent|per cent|bpm|beats|ms|milliseconds?)\\b|^\\s+(?:of|out of)\\s+(?:the\\s+|his\\s+|her\\s+|their\\s+|last\\s+)*(?:${[...ONES].slice(2).join('|')}|\\d+|${COUNTED}|them)\\b`,
  'i',
)

const RANGE = /^\s*(?:-|–|—|to|and|or|→|->|vs\.?|versus|against)\s*[+-]?$/

/**
 * Every number of a text: digits, decimals, hours with minutes, dates, times, ranges (each end, with the unit of the second), and
 * words from two up where they count or measure. Numbering of lists and addresses of links are none.
 */
export function saidNumbers(source: string): SaidNumber[] {
  const said: SaidNumber[] = []
  let rest = plain(source)
  const takeOut = (pattern: RegExp, read: (match: RegExpMatchArray) => readonly Partial<SaidNumber>[]) => {
    for (const match of rest.matchAll(pattern)) {
      const [raw] = match
      const at = { raw: raw.trim(), index: match.index, end: match.index + raw.length }
      const found = read(match)
      for (const one of found) said.push({ ...BLANK, ...at, ...one })
      if (found.length > 0) rest = rest.slice(0, at.index) + ' '.repeat(raw.length) + rest.slice(at.end)
    }
  }
  takeOut(ISO_DATE, ([date]) => [{ kind: 'date', word: date }])
  takeOut(DAY_RANGE_MONTH, ([, from, until, month, year]) => [dated(month, from, year), dated(month, until, year)])
  takeOut(MONTH_DAY_RANGE, ([, month, from, until, year]) => [dated(month, from, year), dated(month, until, year)])
  takeOut(DAY_MONTH, ([, day, month, year]) => [dated(month, day, year)])
  takeOut(MONTH_DAY, ([, month, day, year]) => [dated(month, day, year)])
  takeOut(HOURS_AND_MINUTES, ([, hours, minutes]) => [clock(hours, minutes)])
  takeOut(CLOCK_TIME, ([, hours, minutes, half, isDuration]) => [
    isDuration ? clock(hours, minutes) : { kind: 'time', word: timeOf(hours, minutes, half) },
  ])
  takeOut(FRACTION, ([words]) => [{ kind: 'fraction', word: words.toLowerCase() }])
  takeOut(BROKEN_DIGITS, ([digits]) => [{ kind: 'fraction', word: digits }])
  takeOut(AND_A_HALF, ([, whole = '', half]) => {
    const index = ONES.indexOf(whole.toLowerCase())
    const value = /^\d/.test(whole) ? Number(whole) : index > 0 ? index : Number.NaN
    return Number.isNaN(value)
      ? []
      : [half === 'half' ? { value: value + 0.5, decimals: 1 } : { value: value + 0.25, decimals: 2 }]
  })
  takeOut(DECIMAL_COMMA, ([, whole, part = '']) => [{ value: Number(`${whole}.${part}`), decimals: part.length }])
  takeOut(FOREIGN_DIGITS, ([digits]) => [{ kind: 'fraction', word: digits }])
  takeOut(ROMAN_WITH_UNIT, ([roman]) => (/^I$/i.test(roman) ? [] : [{ kind: 'fraction', word: roman }]))
  takeOut(ROMAN_NUMBER, ([roman]) => [{ kind: 'fraction', word: roman }])
  const words = rest
  takeOut(NUMBER_WORD, ({ 0: word, 1: tens, 2: ones, 3: small, index = 0 }) =>
    tens || IS_DATA.test(words.slice(index + word.length)) ? [{ value: wordValue(tens, ones, small) }] : [],
  )
  takeOut(DIGITS, ([digits]) => [
    { value: Number(digits.replaceAll(',', '')), decimals: digits.split('.')[1]?.length ?? 0 },
  ])
  return withUnits(
    said.sort((a, b) => a.index - b.index),
    plain(source),
  )
}

const BLANK: SaidNumber = {
  ...{ kind: 'number', value: Number.NaN, decimals: 0, unit: '', clock: false, counts: undefined },
  ...{ sign: '', word: '', raw: '', index: 0, end: 0 },
}

/** Same length: emphasis and special dashes made plain, addresses and the numbering of lists blanked. */
function plain(text: string): string {
  const blank = (match: string) => ' '.repeat(match.length)
  return (
    text
      .replace(/[−‐‑]/g, '-')
      .replace(/[   ]/g, ' ')
      // What stands between two digits stays, and is found.
      .replace(/(?<![\d*_`~])[*_`~]+|[*_`~]+(?![\d*_`~])/g, (marks) => ' '.repeat(marks.length))
      .replace(/\]\([^)\s]*\)/g, blank)
      .replace(/\bhttps?:\/\/\S+|\/knowledge\/\S+/g, blank)
      .replace(NO_NUMBERS, blank)
      .replace(/^[ \t>|]*(?:\d|1\d)[.)](?=\s)/gm, blank)
  )
}

function dated(month = '', day = '', year?: string): Partial<SaidNumber> {
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const monthDay = `${String(index).padStart(2, '0')}-${day.padStart(2, '0')}`
  return { kind: 'date', word: year ? `${year}-${monthDay}` : monthDay }
}

function clock(hours = '', minutes = ''): Partial<SaidNumber> {
  return { value: Number(hours) + Number(minutes) / 60, decimals: 2, unit: 'h', clock: true }
}

function timeOf(hours = '', minutes = '', half?: string): string {
  const twelve = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(twelve).padStart(2, '0')}:${minutes}`
}

function wordValue(tens?: string, ones?: string, small?: string): number {
  if (small) return ONES.indexOf(small.toLowerCase())
  return (TENS.indexOf(tens?.toLowerCase() ?? '') + 2) * 10 + (ones ? ONES.indexOf(ones.toLowerCase()) : 0)
}

function withUnits(said: readonly SaidNumber[], text: string): SaidNumber[] {
  const units = said.map((number) => {
    if (number.kind !== 'number') return number
    const [before, after] = [text.slice(0, number.index), text.slice(number.end, number.end + 40)]
    const unit = number.unit || unitOf(before, after)
    return { ...number, unit, sign: signOf(before), counts: countsIn(after) }
  })
  for (let i = units.length - 2; i >= 0; i--) {
    const [one, next] = [units[i], units[i + 1]]
    if (one?.kind === 'number' && !one.unit && next && RANGE.test(text.slice(one.end, next.index))) one.unit = next.unit
  }
  return units
}

/** A hyphen between two numbers is a range, at the beginning of a line a list. */
function signOf(before: string): SaidNumber['sign'] {
  if (/(?:^|[^\p{L}\d%)])\+\s?$/u.test(before)) return '+'
  const isRange = /(?:\d|%|\bms|\bh|\bbpm)\s*-\s*$/.test(before)
  return /(?:[\s(|:=~,→>])-$/.test(before) && !isRange ? '-' : ''
}
