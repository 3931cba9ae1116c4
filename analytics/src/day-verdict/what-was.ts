import type { Sign } from './sign.ts'
import { writeDays } from './write-figures.ts'

/** In a few words what is over: `5 nights in a row under 6 h (Nov 11 to 15)`. */
export function whatWas({ kind, name, from, until }: Sign): string {
  return `${kind === 'red_mornings' ? 'mornings in the red' : name} (${writeDays(from, until)})`
}
