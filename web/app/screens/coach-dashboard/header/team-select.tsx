import type { Team } from '@corner/contract/entities/teams.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { Select } from '../../../ui/fields/select.tsx'

/** With more teams, a search field is faster than a list. */
const LISTED_MAXIMUM = 8

const NO_TEAM = { value: '', label: 'Select a team' }

export interface TeamSelectProps {
  teams: readonly Team[]
  team: Team | undefined
  onChoose: (teamId: string) => void
}

/** Chooses the team of the page. Equal names get their organization. */
export function TeamSelect({ teams, team, onChoose }: TeamSelectProps) {
  const options = teams.map(({ id, name, organization }) => {
    const isAlone = teams.every((other) => other.id === id || other.name !== name)
    return { value: id, label: isAlone ? name : `${name}, ${organization.name}` }
  })
  if (team && teams.length > LISTED_MAXIMUM) {
    return <SearchSelect label="Team" value={team.id} options={options} onChange={onChoose} />
  }
  return (
    <Select
      label="Team"
      value={team?.id ?? NO_TEAM.value}
      options={team ? options : [NO_TEAM, ...options]}
      onChange={onChoose}
      disabled={!team}
    />
  )
}
