import { datesInText } from './dates-in-text.ts'
import {
  FRACTION,
  MULTIPLE,
  NO_FIGURE,
  NUMBER_WORD,
  OF_SPEECH,
  RANK_IN_WORDS,
  ROMAN_NUMBER,
  ROMAN_WITH_UNIT,
  wordValue,
} from './figure-words.ts'
import { type UnitInText, unitAtStart } from './units-in-text.ts'

/** A figure in a text: in digits, in words, as a part, a rank, a date or a time. */
export interface FigureInText {
  kind: 'number' | 'date' | 'time' | 'part' | 'rank' | 'roman'
  /** As written, with its unit. */
  said: string
  index: number
  /** The position after its unit. */
  end: number
  /** Undefined if it is not one plain number. */
  value?: number
  unit?: UnitInText
  /** Of a date: `11-16`; of a time: `22:00`. */
  days?: readonly string[]
}

const FOREIGN_DIGITS = /(?![0-9])[\p{Nd}\p{No}\p{Nl}]+/gu
const CLOCK_TIME =
  /(?<![\d.,:])(\d{1,2})(?::(\d{2}))?(?![\d:])\s*([ap])\.?m\b\.?|(?<![\d.,:])(\d{1,2}):(\d{2})(?![\d:])/gi
const HOURS_AND_MINUTES =
  /(?<![\d.,])(\d{1,3})\s*(?:h|hrs?|hours?)\s*(?:,\s*|and\s+)?(\d{1,2})\s*(?:m|mins?|minutes?)\b/gi
/** Includes emphasis, points and commas between digits, so that nothing is read as a separate number that is not one. */
const DIGITS = /(?<!\d)(?:\d(?:[.,*_`~/]?\d)*|\.\d+)(?:st|nd|rd|th)?/g

/**
 * Every figure of a text. Not counted are: the numbering of lists, addresses of links, "one", "both", "a couple", idioms (24/7,
 * fifty-fifty), a part of something that is not a record ("half of practice"), and number words that count the answer's own
 * points ("two things").
 */
export function figuresInText(source: string): FigureInText[] {
  const said: FigureInText[] = []
  let rest = plain(source)
  const take = (
    pattern: RegExp,
    kind: FigureInText['kind'],
    read: (match: RegExpExecArray) => Partial<FigureInText> | false,
  ) => {
    for (const match of rest.matchAll(pattern)) {
      const { index, 0: words } = match
      const more = read(match)
      if (more === false) continue
      said.push({ kind, said: words.trim(), index, end: index + words.length, ...more })
      rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length)
    }
  }
  for (const { index, end, days } of datesInText(rest)) {
    said.push({ kind: 'date', said: rest.slice(index, end), index, end, days })
    rest = rest.slice(0, index) + ' '.repeat(end - index) + rest.slice(end)
  }
  take(HOURS_AND_MINUTES, 'number', ([, hours, minutes]) => ({
    value: Number(hours) + Number(minutes) / 60,
    unit: 'h',
  }))
  take(CLOCK_TIME, 'time', (match) => ({ days: [timeOf(match)] }))
  take(FRACTION, 'part', () => ({}))
  take(MULTIPLE, 'part', () => ({}))
  take(RANK_IN_WORDS, 'rank', () => ({}))
  take(ROMAN_WITH_UNIT, 'roman', () => ({}))
  take(ROMAN_NUMBER, 'roman', () => ({}))
  take(FOREIGN_DIGITS, 'number', () => ({}))
  take(NUMBER_WORD, 'number', ({ 0: word, index }) => {
    const value = wordValue(word)
    if ((value === 2 && isVague(rest.slice(0, index))) || OF_SPEECH.test(rest.slice(index + word.length))) return false
    return value === undefined ? {} : { value }
  })
  take(DIGITS, 'number', ({ 0: digits, index }) => {
    const isBoth =
      digits === '2' && isVague(rest.slice(0, index)) && /^ of (?:them|you|us)\b/.test(rest.slice(index + 1))
    const isOfSpeech = isBoth || (/^\d$/.test(digits) && OF_SPEECH.test(rest.slice(index + 1)))
    return !isOfSpeech && numberIn(digits)
  })
  return said.sort((a, b) => a.index - b.index).map((figure) => withUnit(figure, source))
}

/** Before a two that means "both" ("these two"), or "some" ("a day or two"). */
const isVague = (before: string): boolean => /\b(?:the|these|those|between|an? \w+ or)\s+$/i.test(before)

/** Whether two figures say the same; either may lack the unit. */
export const isSameFigure = (known: FigureInText, { kind, value, unit, days, said }: FigureInText): boolean =>
  known.kind === kind &&
  (unit === undefined || unit === known.unit) &&
  (value === undefined && days === undefined
    ? known.said.toLowerCase() === said.toLowerCase()
    : known.value === value && known.days?.join() === days?.join())

/** Parses "7,250" and "7.5"; "7,5" is 7.5 as well. "4/5" and "5*8" give nothing. */
function numberIn(digits: string): Partial<FigureInText> {
  const bare = digits.replace(/(?:st|nd|rd|th)$/, '')
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
  const value = Number(grouped)
  return Number.isNaN(value) ? {} : { value }
}

function timeOf([, hour, minute = '00', half, hours, minutes]: RegExpMatchArray): string {
  if (hours !== undefined) return `${hours.padStart(2, '0')}:${minutes}`
  const twelve = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return `${String(twelve).padStart(2, '0')}:${minute}`
}

function withUnit(figure: FigureInText, source: string): FigureInText {
  if (figure.kind !== 'number' || figure.unit !== undefined) return figure
  const behind = unitAtStart(source.slice(figure.end))
  if (!behind) return figure
  const end = figure.end + behind.length
  return { ...figure, unit: behind.unit, end, said: source.slice(figure.index, end) }
}

/** Blanks addresses, the numbering of lists and idioms, without changing the length. */
function plain(text: string): string {
  const blank = (match: string) => ' '.repeat(match.length)
  return text
    .replace(/\]\([^)\s]*\)/g, blank)
    .replace(/\/knowledge\/\S+/g, blank)
    .replace(NO_FIGURE, blank)
    .replace(/^[ \t>|*_-]*(?:\d|1\d)[.)](?=[\s*_])/gm, blank)
}
