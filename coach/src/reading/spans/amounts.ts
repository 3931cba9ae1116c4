import type { Token } from '../../language/words/token.ts'

type AmountUnit = '%' | 'h' | 'ms' | 'bpm'

/** A number with its unit, if there is one. */
export interface Amount {
  from: number
  until: number
  value: number
  unit: AmountUnit | undefined
}

const UNITS: ReadonlyMap<string, AmountUnit> = new Map(
  Object.entries({
    percent: '%',
    percents: '%',
    pct: '%',
    percentage: '%',
    points: '%',
    point: '%',
    pts: '%',

    porciento: '%',
    h: 'h',
    hr: 'h',
    hrs: 'h',
    hour: 'h',
    hours: 'h',
    horas: 'h',
    hora: 'h',
    ms: 'ms',
    millis: 'ms',
    msec: 'ms',
    milliseconds: 'ms',
    bpm: 'bpm',
    beats: 'bpm',
    beat: 'bpm',
  }),
)
const MINUTES = new Set(['min', 'mins', 'minute', 'minutes', 'm', 'minutos'])

/** The amounts of a message. `7 h 30 min` and `7h30` are 7.5 hours; `400 minutes` is also given in hours. */
export function findAmounts(tokens: readonly Token[]): Amount[] {
  const amounts: Amount[] = []
  for (let at = 0; at < tokens.length; ) {
    const amount = amountAt(tokens, at)
    if (amount) amounts.push(amount)
    at = amount?.until ?? at + 1
  }
  return amounts
}

function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const number = tokens[at]
  if (/^an?$/.test(number?.text ?? '') && /^(hour|hr)$/.test(tokens[at + 1]?.text ?? '')) return anHour(tokens, at)
  if (number?.value === undefined || !Number.isFinite(number.value)) return undefined
  const word = (offset: number) => (tokens[at + offset]?.sentence === number.sentence ? tokens[at + offset] : undefined)
  const next = word(1)?.text ?? ''
  if (MINUTES.has(next)) return { from: at, until: at + 2, value: number.value / 60, unit: 'h' }
  const unit = UNITS.get(next) ?? (number.raw.includes(':') ? 'h' : undefined)
  if (unit === 'h') {
    const minutes = word(2)?.text === 'and' ? 3 : 2
    const value = word(minutes)?.value
    if (
      value !== undefined &&
      value < 60 &&
      (MINUTES.has(word(minutes + 1)?.text ?? '') ||
        // `7h30` is one amount; "5 h two nights in a row" and "6h 3 times" are not.
        (next === 'h' && minutes === 2 && /^\d\d$/.test(word(2)?.raw ?? '')))
    ) {
      const hasUnit = MINUTES.has(word(minutes + 1)?.text ?? '')
      return { from: at, until: at + minutes + (hasUnit ? 2 : 1), value: number.value + value / 60, unit }
    }
    if (word(2)?.text === 'and' && word(3)?.text === 'a' && word(4)?.text === 'half')
      return { from: at, until: at + 5, value: number.value + 0.5, unit }
  }
  return { from: at, until: at + (UNITS.get(next) === undefined ? 1 : 2), value: number.value, unit }
}

/** "An hour", "an hour and a half". */
function anHour(tokens: readonly Token[], at: number): Amount {
  const part = tokens[at + 2]?.text === 'and' && tokens[at + 3]?.text === 'a' ? tokens[at + 4]?.text : undefined
  const more = part === 'half' ? 0.5 : part === 'quarter' ? 0.25 : 0
  return { from: at, until: at + (more > 0 ? 5 : 2), value: 1 + more, unit: 'h' }
}
