import type { TeamChoice } from '@corner/contract/entities/teams.ts'
import { teamChoices } from '@corner/contract/routes/team-administration.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/call.ts'

export const teamChoicesQuery = queryOptions({
  queryKey: ['admin', 'team-choices'],
  queryFn: ({ signal }) => call(teamChoices, { signal }),
})

/** Options for a team select. The organization is added unless the team's name begins with it. */
export function teamOptions(teams: readonly TeamChoice[]) {
  return teams.map(({ id, name, organization_name }) => ({
    value: id,
    label: name.startsWith(organization_name) ? name : `${name} · ${organization_name}`,
  }))
}
