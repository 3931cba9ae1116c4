import type { Reading } from './evidence.ts'
import { counted } from './written-days.ts'

/** Values that an average of 7 days needs (sports-science.md, article 39): fewer say little about the week. */
export const WEEK_MINIMUM = 3

export const isEnough = ({ records }: Reading): boolean => records >= WEEK_MINIMUM

/** `1 night, 3 needed`: why an average was not judged. */
export function tooFew({ records }: Reading, one: string): string {
  return `${counted(records, one)} with a value, ${WEEK_MINIMUM} needed`
}
