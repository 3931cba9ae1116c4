import { writtenOut } from './contractions.ts'
import { fold } from './fold.ts'
import type { Token } from './token.ts'

// Alternatives without nested repeats: the time is linear in the message's length.
const PIECE =
  /(?<iso>\d{4}-\d{2}-\d{2})|(?<slash>\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/]))|(?<deficiency>REDs|RED-[sS](?!\p{L}))|(?<clock>\d{1,2}:\d{2}(?!\d))|(?<number>\d{1,9}(?:,\d{3}(?!\d))*(?:[.,]\d{1,6})?)|(?<word>[hH](?=\d)|\p{L}[\p{L}\p{M}]*(?:\d{1,4}\p{L}*)?(?:['’ʼ‘][\p{L}\p{M}]+)*)|(?<sign>[<>]=?(?=\s*\d)|[≤≥%])|(?<stop>[.!?…\n¿¡]+)|(?<hyphen>(?<=\d)–(?=\d))|(?<pause>[,;:()[\]{}"“”–—/|]|\s-\s)|(?<dash>-)|(?<plus>\+)/gu
const SIGNS: Record<string, string> = { '≤': '<=', '≥': '>=', '%': 'percent' }

/** Words, numbers and signs of a message in order. Emoji and other marks are skipped. */
export function tokenize(message: string): Token[] {
  const written = message.replace(/\bw\/o\b/gi, 'without').replace(/\bw\/(?=\s?\w)/gi, 'with ')
  return readPieces(written.replace(DAYS_JOINED, '$1 to $2'))
}

const WEEKDAY = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:[a-z]{0,3}day)?s?'
/** "Mon-Fri" and "Mon–Fri" are the days from one to the other. */
const DAYS_JOINED = new RegExp(`\\b(${WEEKDAY})\\.? ?[-–—] ?(${WEEKDAY})\\b`, 'gi')

function readPieces(message: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let breakBefore = false
  let hyphenAt = -1
  const add = (token: Partial<Token> & { text: string; raw: string }) => {
    tokens.push({ sentence, breakBefore, possessive: false, capital: /^\p{Lu}/u.test(token.raw), ...token })
    breakBefore = false
  }
  for (const match of message.matchAll(PIECE)) {
    const { iso, slash, clock, deficiency, number, word, sign, stop, pause, plus, ...dashes } = match.groups ?? {}
    const hyphen = dashes.hyphen ?? dashes.dash
    const raw = match[0]
    if (stop !== undefined) {
      if (isInitial(tokens.at(-1), raw)) continue
      if (tokens.length > 0 && tokens.at(-1)?.sentence === sentence) sentence += 1
    } else if (pause !== undefined) breakBefore = true
    else if (hyphen !== undefined) hyphenAt = match.index
    else if (plus !== undefined) {
      if (tokens.at(-1)?.value !== undefined) add({ text: 'plus', raw })
    } else if (iso !== undefined) add({ text: iso, raw, date: iso })
    else if (slash !== undefined) add({ text: slash, raw, ...monthAndDay(slash) })
    // Relative energy deficiency in sport, not the red band.
    else if (deficiency !== undefined) add({ text: 'energy-deficiency', raw })
    else if (clock !== undefined) add({ text: clock, raw, value: hoursOf(clock) })
    else if (number !== undefined) {
      const isNext = hyphenAt === match.index - 1 && hyphenAt >= 0
      const isRange = isNext && /\d/.test(message[hyphenAt - 1] ?? '')
      const isNegative = isNext && /^[\s(]?$/.test(message[hyphenAt - 1] ?? '')
      if (isRange) add({ text: 'to', raw: '-' })
      const value = numberOf(number)
      add({ text: String(value), raw, value: isNegative ? -value : value })
    } else if (sign !== undefined) add({ text: SIGNS[sign] ?? sign, raw })
    else if (word !== undefined) {
      const { words, possessive } = writtenOut(word.replace(/[’ʼ‘]/g, "'"))
      for (const each of words) add({ text: fold(each), raw: each, possessive })
    }
  }
  return tokens.filter(({ text }) => text !== '')
}

/** The full stop of `S. Delgado`, `vs.` or `P.S.` does not end a sentence. */
function isInitial(last: Token | undefined, stop: string): boolean {
  return (
    stop === '.' &&
    last !== undefined &&
    (/^\p{L}$/u.test(last.raw) || ['vs', 'avg', 'approx', 'st', 'jr'].includes(last.text))
  )
}

const numberOf = (digits: string) => Number(digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))

/** `7:30` as hours. */
function hoursOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours + minutes / 60
}

/** Month first; reversed where the first number cannot be a month. */
function monthAndDay(slash: string): Pick<Token, 'date'> {
  const [first = 0, second = 0, year] = slash.split('/').map(Number)
  const [month, day] = first > 12 ? [second, first] : [first, second]
  if (month < 1 || month > 12 || day < 1 || day > 31) return {}
  if (year === undefined) return { date: { month, day } }
  const pad = (value: number) => String(value).padStart(2, '0')
  return { date: `${year < 100 ? 2000 + year : year}-${pad(month)}-${pad(day)}` }
}
