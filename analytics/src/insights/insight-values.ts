import type { InsightValue } from '@corner/contract/entities/ai-insights.ts'
import { decimalsBeside, withUnit, written, writtenSigned } from '../numbers/rounding.ts'
import type { MeasuredValue } from './measured-value.ts'

/** Name and format of a value. */
interface Writing {
  name: string
  unit: InsightValue['unit']
  decimals: number
  /** The thresholds of the rule: 65.6 beside "66 or above" is not written as 66. */
  marks?: readonly number[]
  /** Written with its sign: a difference. */
  signed?: boolean
}

/** Formats a reading for display below a rule. */
export function insightValue({ value, from, until, records }: MeasuredValue, writing: Writing): InsightValue {
  const { name, unit } = writing
  return { name, value, unit, text: valueText(value, writing), from, until, records }
}

/** With its unit: `58%`, `6.4 h`, `−3 ms`; `no value` for null. */
function valueText(value: number | null, { unit, decimals, marks = [], signed = false }: Omit<Writing, 'name'>) {
  if (value === null) return 'no value'
  const places = decimalsBeside(value, decimals, marks)
  return withUnit(signed ? writtenSigned(value, places) : written(value, places), unit)
}
