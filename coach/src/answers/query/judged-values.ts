import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { JudgedAthlete, JudgedValue } from '@corner/analytics/query/facts.ts'
import type { Condition } from '@corner/contract/entities/query.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeBeside, writeFigure } from '../../wording/figures.ts'
import { isCounted, labelOf } from '../../wording/metrics.ts'
import { isKnown } from '../asked/look-up.ts'
import { arePicked, detailOf } from './details.ts'
import type { Told } from './told.ts'

/** The values that were held against the conditions, each with its metric: `recovery 30% (today), sleep just under 7 h`. */
export function judgedValues({ values }: JudgedAthlete, told: Told): string {
  const { where = [] } = told.query.who
  const texts = values.flatMap((value, place) => {
    const condition = where[place]
    // Two bounds on one measure: its value stands once.
    const isRepeated = where
      .slice(0, place)
      .some(({ measure }) => JSON.stringify(measure) === JSON.stringify(condition?.measure))
    return condition && !isRepeated ? [writeValue(value, condition, told)] : []
  })
  return texts.filter((text) => text !== '').join(', ')
}

function writeValue({ fact, bound }: JudgedValue, { measure, than, and }: Condition, told: Told): string {
  if (!isKnown(fact)) return ''
  // Of a single day "no record" is all there is to say.
  if (measure.aggregate === 'missing_days' && fact.window.days === 1) return ''
  const bounds = [than, and].filter((one) => typeof one === 'number')
  const text = writeBeside(measure, fact.value, bounds)
  const { today } = told.context.scope
  const isOfOwnDay = measure.days !== undefined && fact.date !== null && fact.window.from === fact.window.until
  const detail =
    isOfOwnDay && fact.date
      ? ` (${writeWhen(fact.date, today)})`
      : detailOf(fact, today, arePicked(measure.days ?? told.query.days))
  const against = typeof than === 'object' && bound !== null ? `, against ${writeFigure(measure, bound)}` : ''
  return `${isSelfTelling(measure) ? '' : `${labelOf(measure)} `}${text}${detail}${against}`
}

/** `3 nights` says what it is, as the condition has said which; `30%` does not. */
const isSelfTelling = ({ metric, aggregate }: Condition['measure']) =>
  AGGREGATE_ENTRIES[aggregate].is === 'days' ||
  aggregate === 'share' ||
  (isCounted(metric) && AGGREGATE_ENTRIES[aggregate].is === 'value')
