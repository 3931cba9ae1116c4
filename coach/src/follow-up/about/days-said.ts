import type { CoachScope } from '../../scope.ts'
import { nameDays } from '../../wording/days.ts'
import type { Stretches } from '../periods.ts'

/** `the last 7 days against the 7 days from Nov 9 to Nov 15`. */
export function daysOfStretches({ days, against }: Stretches, scope: CoachScope): string {
  const [one, other] = [days, against].map((each) => nameDays(each, scope).over.replace(/^(on|over) /, ''))
  return `${one} against ${other}`
}
