import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { JudgedAthlete, JudgedValue } from '@corner/analytics/query/facts.ts'
import type { Bound, Condition, Measure } from '@corner/contract/entities/query.ts'
import { writeBeside, writeFigure } from '../../wording/figures.ts'
import { isCounted, labelOf } from '../../wording/metrics.ts'
import { isKnown } from '../asked/look-up.ts'
import { detailOf } from './details.ts'
import type { Told } from './told.ts'

/** The values that were held against the conditions, each with its metric: `recovery 30% (today), sleep just under 7 h`. */
export function judgedValues({ values }: JudgedAthlete, told: Told): string {
  const { where = [] } = told.query.who
  const measured = where.map(({ measure }) => JSON.stringify(measure))
  const isAnyOfCounts = told.query.who.combine === 'any' && where.length > 1 && where.every(isCountOfDays)
  const texts = values.map((value, place) => {
    const condition = where[place]
    if (isAnyOfCounts) return condition && value.fact.value ? writeCountOf(value, condition, told) : ''
    // Two bounds on one measure: its value stands once.
    const isFirst = measured.indexOf(measured[place] ?? '') === place
    return condition && isFirst ? writeValue(value, condition, told) : ''
  })
  return texts.filter(Boolean).join(', ')
}

const isCountOfDays = ({ measure }: Condition) => measure.aggregate === 'days' && measure.test?.length === 1

/** Where one of several is enough, which it was: `skin temperature above it 2 nights (of 3 nights)`. */
function writeCountOf({ fact }: JudgedValue, { measure }: Condition, told: Told): string {
  const [test] = measure.test ?? []
  if (!isKnown(fact) || !test) return ''
  const way = test.is === 'below' || test.is === 'at_most' ? 'below' : 'above'
  return `${labelOf({ metric: measure.metric })} ${way} on ${writeBeside(measure, fact.value, [])}${detailOf(fact, told)}`
}

function writeValue({ fact, bound, percentApart }: JudgedValue, { measure, than, and }: Condition, told: Told): string {
  // Of a single day "no record" is all there is to say.
  if (!isKnown(fact) || (measure.aggregate === 'missing_days' && fact.window.days === 1)) return ''
  const bounds = [than, and].filter((one) => typeof one === 'number')
  const value = writeBeside(measure, fact.value, bounds)
  const text = `${value}${percentApart === undefined ? '' : `, ${writeApart(percentApart)}`}${detailOf(fact, told)}`
  const against = typeof than === 'object' && bound !== null ? writeYardstick(measure, than, bound) : ''
  return `${isSelfTelling(measure) ? '' : `${labelOf(measure)} `}${text}${against}`
}

const YARDSTICKS = {
  own_average: 'their own average of',
  own_low: 'the low end of their own normal range,',
  own_high: 'the high end of their own normal range,',
  team_average: "the team's average of",
} as const

/** What a value is held against: `their own average of 54 bpm`. With something added to it that would be a number of its own. */
const writeYardstick = (measure: Measure, { of, plus, percent }: Exclude<Bound, number>, bound: number): string =>
  plus || percent ? '' : `, against ${YARDSTICKS[of]} ${writeFigure(measure, bound)}`

/** `55% below`; which of what is said by the condition. */
function writeApart(percent: number): string {
  const size = Math.round(Math.abs(percent))
  return size === 0 ? 'level with it' : `${size}% ${percent < 0 ? 'below' : 'above'}`
}

/** `3 nights` says what it is, as the condition has said which; `30%` does not. */
const isSelfTelling = ({ metric, aggregate }: Condition['measure']) =>
  AGGREGATE_ENTRIES[aggregate].is === 'days' ||
  aggregate === 'share' ||
  (isCounted(metric) && AGGREGATE_ENTRIES[aggregate].is === 'value')
