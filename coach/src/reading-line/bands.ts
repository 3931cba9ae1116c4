import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { type Test, unitsOf, writeBound } from '../wording/bounds.ts'

/** Names of recovery ranges, by their bounds. */
export const BAND_NAMES: readonly { name: string; test: Test }[] = [
  { name: 'in the red', test: { is: 'below', than: CAUTION_FROM } },
  // No score is between 66 and 67.
  { name: 'in the yellow', test: { is: 'between', than: CAUTION_FROM, and: READY_FROM - 0.001 } },
  { name: 'in the green', test: { is: 'at_least', than: READY_FROM } },
]

const UNITS = unitsOf('recovery')

/**
 * The words of a sentence as used in the reading line: bands by name, and "their" for "their own": `recovery in the red (below
 * 34%)`.
 */
export function asInLine(text: string): string {
  return BAND_NAMES.reduce(
    (words, { name, test }) => {
      const bound = writeBound(test, UNITS)
      return words.replaceAll(`recovery ${bound}`, `recovery ${name} (${bound.replace(/^of /, '')})`)
    },
    text.replaceAll('their own', 'their'),
  )
}
