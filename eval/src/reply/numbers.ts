/**
 * `clock` is in hours of the day, written as `23:40`; `other` is a unit without values here: milligrams, kilometres.
 */
type Unit = '%' | 'points' | 'ms' | 'bpm' | 'h' | 'min' | 'kcal' | '°C' | 'm' | 'clock' | 'count' | 'other' | ''
/** A number in a reply. */
export interface SaidNumber {
  index: number
  end: number
  value: number
  decimals: number
  unit: Unit
  /** In a table: the header of its column. */
  head: string
}

const UNITS: readonly [SaidNumber['unit'], RegExp][] = [
  ['%', /^\s?(?:%|percent(?! ?points?)\b)/i],
  ['points', /^[\s-]?(?:percent(?:age)?[\s-])?(?:points?|pts)\b/i],
  ['ms', /^\s?ms\b/i],
  ['bpm', /^\s?(?:bpm\b|beats per minute)/i],
  ['h', /^[\s-]?(?:h\b|hrs?\b|hours?\b)/i],
  ['min', /^[\s-]?(?:min\b|minutes?\b)/i],
  ['kcal', /^\s?(?:kcal|calories)\b/i],
  ['°C', /^\s?(?:°\s?C?|degrees)(?=\W|$)/i],
  ['m', /^\s?(?:m|met(?:er|re)s?)\b/i],
  [
    'count',
    /^\s(?:of(?: the)? \d|(?:\w+ )?(?:days?|nights?|records?|athletes?|wrestlers|weeks?|issues?|values?|people|times)\b)/i,
  ],
  ['other', /^\s?(?:mg|g|kg|ml|mmol|litres?|liters?|lbs?|pounds?|km)(?:\b|\/|\s|$)/i],
]
const NUMBER = /(?<![\w.,/]|\d:)(?<sign>[+-](?=\d))?(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?<fraction>\.\d+)?/g
const CLOCK = /^:(?<minutes>[0-5]\d)(?![\d:])/
const AND_MINUTES = /^\s?(?:h|hours?)\s+(?<minutes>\d{1,2})\s?(?:min|m\b|minutes?)/i

/** @param text plain, without dates. A list number at a line's start is not counted. */
export function numbersIn(text: string): SaidNumber[] {
  return [...text.matchAll(NUMBER)].flatMap(({ index, 0: said, groups = {} }) => {
    if (isListMark(text, index, said)) return []
    const behind = text.slice(index + said.length)
    const minutes = AND_MINUTES.exec(behind)
    const value = Number(said.replaceAll(',', ''))
    const head = headOf(text, index)
    const clock = CLOCK.exec(behind)
    if (clock) {
      const hours = value + Number(clock.groups?.minutes) / 60
      return [{ index, end: index + said.length + clock[0].length, value: hours, decimals: 2, unit: 'clock', head }]
    }
    if (minutes)
      return [
        {
          index,
          end: index + said.length + minutes[0].length,
          value: value + Number(minutes.groups?.minutes) / 60,
          decimals: 1,
          unit: 'h',
          head,
        },
      ]
    if (
      /(?:h|hours?)\s+$/i.test(text.slice(0, index)) &&
      /^\s?min/.test(behind) &&
      /\d\s?(?:h|hours?)\s+$/.test(text.slice(0, index))
    )
      return []
    const [unit = '', pattern] = UNITS.find(([, unitPattern]) => unitPattern.test(behind)) ?? []
    const unitLength = unit === 'count' ? 0 : (pattern?.exec(behind)?.[0].length ?? 0)
    const decimals = (groups.fraction?.length ?? 1) - 1
    // In a range such as 60-70 %, both ends have the unit.
    const range = unit === '' ? /^\s?[-–]\s?\d+(?:\.\d+)?\s?(%|ms|bpm|h\b)/.exec(behind)?.[1] : undefined
    return [
      {
        index,
        value,
        decimals,
        head,
        end: index + said.length + unitLength,
        unit: (range as SaidNumber['unit'] | undefined) ?? (unit || unitInHead(head)),
      } satisfies SaidNumber,
    ]
  })
}

function isListMark(text: string, index: number, said: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
  return /^\s*$/.test(line) && /^[.)]\s/.test(text.slice(index + said.length))
}

/** The header of a table's column: the first line of the table, the same cell. */
function headOf(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n')
  const own = lines.at(-1) ?? ''
  if (!own.trimStart().startsWith('|')) return ''
  const first =
    lines.length - 1 - [...lines.slice(0, -1)].reverse().findIndex((line) => !line.trimStart().startsWith('|'))
  const isFirstOfText = lines.slice(0, -1).every((line) => line.trimStart().startsWith('|'))
  return (lines[isFirstOfText ? 0 : first] ?? '').split('|')[own.split('|').length - 1]?.trim() ?? ''
}

function unitInHead(head: string): SaidNumber['unit'] {
  const unit = /\(?(%|ms|bpm|kcal|°C|\bh\b)\)?/.exec(head)?.[1]
  return (unit ?? '') as SaidNumber['unit']
}

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const NOBODY = /\b(?:none|no one|nobody|no athletes?|no days?|no nights?|not a single|not one|never)\b/i

/** Small numbers written as words; 0 as "nobody". */
export function countWordsIn(text: string): number[] {
  const said = WORDS.flatMap((word, value) => (new RegExp(`\\b${word}\\b`, 'i').test(text) ? [value] : []))
  return NOBODY.test(text) ? [...said, 0] : said
}

/**
 * How far a value may be from the number given: half a step of the last digit, and at most the metric's own tolerance.
 */
export const slackOf = ({ decimals }: SaidNumber, tolerance: number): number =>
  Math.min(tolerance, 0.51 * 10 ** -decimals) + 1e-9
