import type { Query } from '@corner/contract/entities/query.ts'
import { partsOf } from './parts-of.ts'

/**
 * Whether a query asks for something of the team: a figure of several together, or something held against the team's. An athlete may
 * ask for none of it: a mean of the only one whom they see would pass for the team's.
 */
export function asksAboutTeam(query: Query): boolean {
  const { who, by, against } = query
  const isOfNamed = (by?.includes('athlete') ?? false) || who.ids?.length === 1
  const isAgainstTeam = against !== undefined && 'team' in against
  return !isOfNamed || isAgainstTeam || partsOf(query).bounds.some(({ of }) => of === 'team_average')
}
