import type { CoachScope } from '../scope.ts'
import { nameDays } from '../wording/days.ts'
import type { ComparedPeriods } from './periods.ts'

/** `the last 7 days against the 7 days from Nov 9 to Nov 15`. */
export function phraseComparedPeriods({ days, against }: ComparedPeriods, scope: CoachScope): string {
  const [one, other] = [days, against].map((each) => nameDays(each, scope).over.replace(/^(on|over) /, ''))
  return `${one} against ${other}`
}
