import type { OwnRange } from '@corner/analytics/own-range.ts'
import { writeValue } from '../../wording/figures.ts'

/** A sentence inside of an overview; nothing where there is no range yet. */
export function writeStanding({ state, current, weekly }: OwnRange): string {
  if (current === null || weekly === null || state === 'building_baseline' || state === 'few_nights') return ''
  return `Their 7-day mean HRV of ${writeValue('hrv', current)} is ${state} their own normal range (${writeValue('hrv', weekly.low)} to ${writeValue('hrv', weekly.high)}).`
}
