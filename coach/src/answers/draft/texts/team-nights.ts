import { counted } from '@corner/analytics/numbers/counted.ts'
import { writeSpan } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import type { Line } from '../draft-text.ts'
import { nightsOf } from '../figures/nights-of.ts'
import type { DraftFor } from './draft-for.ts'

/** A mean of fewer athletes would reveal single ones. */
const LEAST_ATHLETES = 5

interface TeamNights {
  lines: Line[]
  beneath: string[]
  hours: number
}

/** "And say how we slept this week". */
export const HOW_THEY_SLEPT =
  /\b(mention|include|say|add|with|and|put in) how (well |much |long )?(the (whole )?(team|guys|boys|girls|kids|room|squad)|we|they|everybody|everyone|you)( all)?('ve| have| has| are| is)?( been)? (slept|sleep|sleeping)\b/i

/** How the team slept, when there are enough athletes to hide each one. */
export async function teamNights(given: DraftFor): Promise<TeamNights | undefined> {
  const { wish, isTeam, scope } = given
  const nights = isTeam ? await nightsOf({}, given) : undefined
  if (!nights || nights.athletes < LEAST_ATHLETES || wish.manner.withoutNumbers) return undefined
  return {
    hours: nights.hours,
    lines: [
      {
        text: `As a team we slept ${writeValue('sleep_duration', nights.hours)} a night over the last 7 days.`,
        keep: 2,
      },
    ],
    beneath: [
      `it rests on ${counted(nights.records, 'night')} of ${nights.athletes} athletes, ${writeSpan(nights.window.from, nights.window.until, scope.today)}`,
    ],
  }
}
