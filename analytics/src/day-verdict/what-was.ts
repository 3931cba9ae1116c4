import { daysLabel } from '../days/day-label.ts'
import type { Sign } from './sign.ts'

/** A past sign without its days: `5 nights in a row under 6 h`. */
export const nameOfPast = ({ kind, name }: Sign): string => (kind === 'red_mornings' ? 'mornings in the red' : name)

/** A past sign in a few words: `5 nights in a row under 6 h (Nov 11 to 15)`. */
export const whatWas = (sign: Sign): string => `${nameOfPast(sign)} (${daysLabel(sign.from, sign.until)})`
