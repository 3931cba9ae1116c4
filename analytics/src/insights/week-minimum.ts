import { counted } from '../numbers/counted.ts'
import type { MeasuredValue } from './measured-value.ts'

/** Minimum number of values for an average of 7 days (knowledge/articles/data-quality.md). */
export const WEEK_MINIMUM = 3

export const isEnough = ({ records }: MeasuredValue): boolean => records >= WEEK_MINIMUM

/** Why an average was not judged: `1 night, 3 needed`. */
export function tooFew({ records }: MeasuredValue, one: string): string {
  return `${counted(records, one)} with a value, ${WEEK_MINIMUM} needed`
}
