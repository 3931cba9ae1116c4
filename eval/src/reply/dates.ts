import { addDays, type Day, WEEKDAYS, weekdayOf } from '../records/calendar.ts'

interface DateMention {
  index: number
  end: number
  day: Day
  /** `written` is a date, `word` one of: today, yesterday, a weekday. */
  form: 'written' | 'word'
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(?<month>${MONTHS.join('|')})[a-z]*\\.?`
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:,?\\s+(?<year>20\\d\\d)(?!-))?'
const WRITTEN = [
  /(?<year>20\d\d)-(?<number>\d\d)-(?<day>\d\d)/gi,
  new RegExp(`\\b${MONTH}\\s+${DAY}\\b${YEAR}`, 'gi'),
  new RegExp(`\\b${DAY}\\s+${MONTH}\\b${YEAR}`, 'gi'),
  // The end of "Mar 25 to 31".
  new RegExp(
    `(?<=\\b${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?\\s?(?:to|-|–)\\s?)${DAY}\\b(?![.:]\\d|\\s?(?:%|(?:ms|bpm|h)\\b))`,
    'gi',
  ),
]
const WORDS =
  /\b(?:(?<today>today|this morning|last night|tonight)|(?<yesterday>yesterday)|(?<weekday>sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?)\b/gi

/** The days that a plain text names; one without a year is the newest such day up to the day after `asOf`. */
export function datesIn(text: string, asOf: Day): DateMention[] {
  const written = WRITTEN.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ({ index, 0: said, groups = {} }) => {
      const month = groups.month ? MONTHS.indexOf(groups.month.toLowerCase()) + 1 : Number(groups.number)
      const day = `${String(month).padStart(2, '0')}-${String(groups.day).padStart(2, '0')}`
      const thisYear = Number(asOf.slice(0, 4))
      const year = groups.year ?? (`${thisYear}-${day}` > addDays(asOf, 1) ? thisYear - 1 : thisYear)
      return [{ index, end: index + said.length, day: `${year}-${day}`, form: 'written' as const }]
    },
  )
  const words = [...text.matchAll(WORDS)].map(({ index, 0: said, groups = {} }) => {
    const end = index + said.length
    if (groups.today) return { index, end, day: asOf, form: 'word' as const }
    if (groups.yesterday) return { index, end, day: addDays(asOf, -1), form: 'word' as const }
    const wanted = WEEKDAYS.find((weekday) => weekday === groups.weekday?.toLowerCase())
    const back = [0, 1, 2, 3, 4, 5, 6].find((days) => weekdayOf(addDays(asOf, -days)) === wanted) ?? 0
    return { index, end, day: addDays(asOf, -back), form: 'word' as const }
  })
  const once = written.filter(
    (one, place) => !written.slice(0, place).some(({ index, end }) => one.index < end && one.end > index),
  )
  return [...once, ...words].sort((a, b) => a.index - b.index)
}

/**
 * The text with its written dates blanked, so that their numbers are not read as values; all other characters keep
 * their positions.
 */
export function withoutDates(text: string, asOf: Day): string {
  let blanked = text
  for (const { index, end, form } of datesIn(text, asOf))
    if (form === 'written') blanked = blanked.slice(0, index) + ' '.repeat(end - index) + blanked.slice(end)
  return blanked
}
