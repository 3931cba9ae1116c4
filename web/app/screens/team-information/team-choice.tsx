import type { Team } from '@corner/contract/entities/teams.ts'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { teamOptionLabel } from './team-texts.ts'

const NO_TEAM = { value: '', label: 'Choose a team...' }

/** With more teams, a search field replaces the list: an administrator may have hundreds. */
const LISTED_MAXIMUM = 12

interface TeamChoiceProps {
  teams: readonly Team[]
  /** undefined: loading, or there is none. */
  team: Team | undefined
  onChoose: (teamId: string) => void
}

export function TeamChoice({ teams, team, onChoose }: TeamChoiceProps) {
  if (!team) return <Select label="Team" value="" options={[NO_TEAM]} onChange={onChoose} disabled />
  const options = teams.map((one) => ({ value: one.id, label: teamOptionLabel(one, teams) }))
  const Choice = teams.length > LISTED_MAXIMUM ? SearchSelect : Select<string>
  return <Choice label="Team" value={team.id} options={options} onChange={onChoose} />
}
