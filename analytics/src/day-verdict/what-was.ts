import { daysLabel } from '../days/day-label.ts'
import type { Sign } from './sign.ts'

/** A past sign in a few words: `5 nights in a row under 6 h (Nov 11 to 15)`. */
export function whatWas({ kind, name, from, until }: Sign): string {
  return `${kind === 'red_mornings' ? 'mornings in the red' : name} (${daysLabel(from, until)})`
}
