import type { LeftOut, NamedAthlete } from '@corner/analytics/query/facts.ts'
import { joinFew } from '../phrases/lists.ts'
import { plainName } from '../phrases/names.ts'

const REASONS: Record<LeftOut['reason'], string> = {
  not_connected: 'not connected',
  no_data: 'no data in these days',
  too_few_records: 'too few records',
  other_maker: 'device of another maker',
}

/** Who could not be judged and why, in a sentence of its own: never part of the answer's list. */
export function sayLeftOut(leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return ''
  const names = leftOut.map(({ athlete, reason }) => `${plainName(athlete.name)} (${REASONS[reason]})`)
  return `Left out, without data to judge by: ${joinFew(names)}.`
}

/** Scores of different makers are not alike: whoever's were kept out of a mean. */
export function ofOtherMakers(athletes: readonly NamedAthlete[]): string {
  if (athletes.length === 0) return ''
  return `Not counted, because their devices are of another maker: ${joinFew(athletes.map(({ name }) => plainName(name)))}.`
}

/** Nobody meets what was asked of people. */
export const sayNobody = (leftOut: readonly LeftOut[]): string =>
  ['Nobody meets that condition.', sayLeftOut(leftOut)].filter(Boolean).join(' ')
