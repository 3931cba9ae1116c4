import { RECOVERY_AXIS } from '@corner/contract/constants/charts.ts'
import { type NormalRange, type PlaceAsWritten, placeAsWritten } from '../series/normal-range.ts'

/** The ends of an athlete's own range of recovery, percent. */
export type OwnRecovery = Pick<NormalRange, 'low' | 'high'>

/** A recovery and its own range as all screens show them: in whole percents, on the scale of the score. */
export function ownPlace(recovery: number, { low, high }: OwnRecovery): PlaceAsWritten {
  const [from, to] = RECOVERY_AXIS
  return placeAsWritten({ low: Math.max(from, low), high: Math.min(to, high) }, recovery, 0)
}

const PLACES = { below: 'under', within: 'in', above: 'above' } as const

/** `in own range 42 to 75%`: where a recovery lies, with the range to check it by. */
export function ownPlaceWords(recovery: number, range: OwnRecovery): string {
  const { low, high, place } = ownPlace(recovery, range)
  return `${PLACES[place]} own range ${low} to ${high}%`
}
