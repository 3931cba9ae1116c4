import { counted } from '../numbers/counted.ts'
import type { Reading } from './reading.ts'

/** Minimum number of values for an average of 7 days (knowledge/articles/data-quality.md). */
export const WEEK_MINIMUM = 3

export const isEnough = ({ records }: Reading): boolean => records >= WEEK_MINIMUM

/** Why an average was not judged: `1 night, 3 needed`. */
export function tooFew({ records }: Reading, one: string): string {
  return `${counted(records, one)} with a value, ${WEEK_MINIMUM} needed`
}
