import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { Condition, Days, Measure } from '@corner/contract/entities/query.ts'
import { conditionWords } from '../wording/conditions.ts'
import { isOneDay } from '../wording/days.ts'
import { type MeasureWords, measureWords } from '../wording/measures.ts'
import { asInLine } from './bands.ts'
import { daysText } from './days-words.ts'
import { type LineScope, type Segment, segment } from './line-segments.ts'

/** The context of a measure. */
interface Around {
  /** The query's own days. */
  days: Days
  /** Each day separately. */
  isDayByDay?: boolean
}

/** A measure in words, with the aggregate separate from what is measured: `average` `sleep`. */
export const measurePieces = (measure: Measure, around: Around, scope: LineScope): Segment =>
  pieces(measureWords(measure, isOfOneDay(measure, around)), measure, around, scope)

/** A condition in words: `latest` `sleep below 6 h`; `sleep below 6 h,` `two nights in a row`. */
export const conditionPieces = (condition: Condition, around: Around, scope: LineScope): Segment =>
  pieces(
    countBehind(conditionWords(condition, isOfOneDay(condition.measure, around))),
    condition.measure,
    around,
    scope,
  )

/** The number of days comes after the condition on them: what is asked about comes first in a line. */
function countBehind({ before, what, behind }: MeasureWords): MeasureWords {
  const [, count] = / with$/.test(before) ? (before.match(/^(.*) with$/) ?? []) : []
  if (count === undefined) return { before, what, behind }
  return {
    before: '',
    what: `${what},`,
    behind: count.replace(/^at least ([1-9]\d*) (?=.* in a row)/, (_, days) => `${NUMBERS[days] ?? days} `),
  }
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function pieces(words: MeasureWords, measure: Measure, { days }: Around, scope: LineScope): Segment {
  const { before, what, behind } = measure.aggregate === 'from_own_average' ? againstOwn(words, measure, days) : words
  // Days without a window are days of the query's window.
  const own = measure.days && { ...(days.window && { window: days.window }), ...measure.days }
  return [
    ...segment('how', asInLine(before)),
    ...segment('what', asInLine(what)),
    ...segment('how', asInLine(behind)),
    ...(own ? [{ text: `(${daysText(own, scope)})` }] : []),
  ]
}

/** Whether a single day is asked about, for which mean, highest and latest value are the same. */
export function isOfOneDay(measure: Measure, { days, isDayByDay = false }: Around): boolean {
  const window = measure.days?.window ?? days.window
  return isDayByDay || (window !== undefined && isOneDay(window))
}

/** The days of a value compared with the own average, and the days of that average: see analytics, against-own.ts. */
function againstOwn({ what, behind }: MeasureWords, { days }: Measure, ofQuery: Days): MeasureWords {
  const { weekdays, where } = days ?? ofQuery
  const window = days?.window ?? ofQuery.window
  const arePicked = (weekdays ?? where) !== undefined
  const isStretch = arePicked || (window !== undefined && !isOneDay(window))
  if (!isStretch) return { before: 'latest', what, behind }
  const usual = arePicked || window === undefined ? 'their average of all days' : `the ${NORMAL_RANGE_DAYS} days before`
  const [ofWhat = '', against = ''] = [what, behind].map((text) => text.replace('their own average', usual))
  return { before: 'average', what: ofWhat, behind: against }
}
