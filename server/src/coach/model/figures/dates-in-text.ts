import { monthNamed } from '@corner/coach/language/times/calendar-words.ts'

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const THROUGH = '\\s*(?:-|–|—|to|and|until|through)\\s*'
const YEAR = '(?:,?\\s+(?:\\d{4}))?'

/** Longer forms first: a matched part is not matched again. */
const DATES: readonly (readonly [RegExp, (match: RegExpMatchArray) => readonly (string | undefined)[]])[] = [
  [/\b\d{4}-(\d{2})-(\d{2})\b/g, ([, month, day]) => [keyOf(Number(month), day)]],
  [
    new RegExp(`\\b${DAY}${THROUGH}${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`, 'gi'),
    ([, from, until, month]) => [dayKey(month, from), dayKey(month, until)],
  ],
  [
    new RegExp(`\\b${MONTH}\\s+${DAY}${THROUGH}${DAY}(?!\\s*[%:.]\\d|\\d|\\s*%)\\b${YEAR}`, 'gi'),
    ([, month, from, until]) => [dayKey(month, from), dayKey(month, until)],
  ],
  [new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}(?![a-z])${YEAR}`, 'gi'), ([, day, month]) => [dayKey(month, day)]],
  [
    new RegExp(`\\b${MONTH}\\s+${DAY}(?![\\d.]\\d|\\d|\\s*%)\\b${YEAR}`, 'gi'),
    ([, month, day]) => [dayKey(month, day)],
  ],
  [/\b(?:on|since|from|until|the)\s+the\s+(\d{1,2})(?:st|nd|rd|th)\b/gi, ([, day]) => [dayKey('', day)]],
]

/** `11-16`, whatever the year; "the 16th" gives `-16`. */
const keyOf = (month: number | undefined, day = '') =>
  `${month === undefined ? '' : String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
const dayKey = (month = '', day = '') => keyOf(monthNamed(month.toLowerCase()), day)

export interface DateInText {
  index: number
  end: number
  /** Both ends of a span. */
  days: readonly string[]
}

/** Days of the month in a text, in any form; weekdays, "today" and "last night" do not count as figures. */
export function datesInText(text: string): DateInText[] {
  const said: DateInText[] = []
  let rest = text
  for (const [pattern, read] of DATES)
    for (const match of rest.matchAll(pattern)) {
      const end = match.index + match[0].length
      said.push({ index: match.index, end, days: read(match).map((day) => day ?? '') })
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end)
    }
  return said
}
