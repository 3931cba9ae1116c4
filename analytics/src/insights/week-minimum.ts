import { counted } from '../counted.ts'
import type { Reading } from './reading.ts'

/** Values that an average of 7 days needs (knowledge/articles/data-quality.md): fewer say little about the week. */
export const WEEK_MINIMUM = 3

export const isEnough = ({ records }: Reading): boolean => records >= WEEK_MINIMUM

/** `1 night, 3 needed`: why an average was not judged. */
export function tooFew({ records }: Reading, one: string): string {
  return `${counted(records, one)} with a value, ${WEEK_MINIMUM} needed`
}
