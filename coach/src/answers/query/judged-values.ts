import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { JudgedAthlete, JudgedValue } from '@corner/analytics/query/facts.ts'
import type { Bound, Condition, Measure } from '@corner/contract/entities/query.ts'
import { writeBeside, writeFigure } from '../../wording/figures.ts'
import { isCounted, labelOf } from '../../wording/metrics.ts'
import { isKnown } from '../context/look-up.ts'
import type { AnswerInput } from './answer-input.ts'
import { detailOf } from './details.ts'

/** The values checked against the conditions, each with its metric: `recovery 30% (today), sleep just under 7 h`. */
export function judgedValues({ values }: JudgedAthlete, told: AnswerInput): string {
  const { where = [] } = told.query.who
  const measured = where.map(({ measure }) => JSON.stringify(measure))
  const isAnyOfCounts = told.query.who.combine === 'any' && where.length > 1 && where.every(isCountOfDays)
  const texts = values.map((value, place) => {
    const condition = where[place]
    if (isAnyOfCounts) return condition && value.fact.value ? writeCountOf(value, condition, told) : ''
    // With two bounds on one measure its value is given once.
    const isFirst = measured.indexOf(measured[place] ?? '') === place
    return condition && isFirst ? writeValue(value, condition, told) : ''
  })
  return texts.filter(Boolean).join(', ')
}

const isCountOfDays = ({ measure }: Condition) => measure.aggregate === 'days' && measure.test?.length === 1

/** Where one of several conditions is enough, which one it was: `skin temperature above it 2 nights (of 3 nights)`. */
function writeCountOf({ fact }: JudgedValue, { measure }: Condition, told: AnswerInput): string {
  const [test] = measure.test ?? []
  if (!isKnown(fact) || !test) return ''
  const way = test.is === 'below' || test.is === 'at_most' ? 'below' : 'above'
  return `${labelOf({ metric: measure.metric })} ${way} on ${writeBeside(measure, fact.value, [])}${detailOf(fact, told)}`
}

function writeValue(
  { fact, bound, percentApart }: JudgedValue,
  { measure, than, and }: Condition,
  told: AnswerInput,
): string {
  // For a single day "no record" says everything.
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

/** What a value is compared with: `their own average of 54 bpm`. With an offset it would be another number. */
const writeYardstick = (measure: Measure, { of, plus, percent }: Exclude<Bound, number>, bound: number): string =>
  plus || percent ? '' : `, against ${YARDSTICKS[of]} ${writeFigure(measure, bound)}`

/** `55% below`; the condition says of what. */
function writeApart(percent: number): string {
  const size = Math.round(Math.abs(percent))
  return size === 0 ? 'level with it' : `${size}% ${percent < 0 ? 'below' : 'above'}`
}

/** `3 nights` needs no label, because the condition says which; `30%` does. */
const isSelfTelling = ({ metric, aggregate }: Condition['measure']) =>
  AGGREGATE_ENTRIES[aggregate].is === 'days' ||
  aggregate === 'share' ||
  (isCounted(metric) && AGGREGATE_ENTRIES[aggregate].is === 'value')
