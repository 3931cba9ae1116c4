import type { Query } from '@corner/contract/entities/query.ts'
import { partsOf } from './parts-of.ts'

/**
 * Whether a query is about the team: a figure of several athletes together, or a comparison with the team's. Athletes may
 * not ask that: the mean of the only athlete they can see would look like the team's.
 */
export function asksAboutTeam(query: Query): boolean {
  const { who, by, against } = query
  const isOfNamed = (by?.includes('athlete') ?? false) || who.ids?.length === 1
  const isAgainstTeam = against !== undefined && 'team' in against
  return !isOfNamed || isAgainstTeam || partsOf(query).bounds.some(({ of }) => of === 'team_average')
}
