import type { Team } from '@corner/contract/entities/teams.ts'
import { useMemo } from 'react'
import { AthleteSelect } from './athlete-select.tsx'
import { useAthleteChoice } from './use-athlete-choice.ts'

/** Which of the team's athletes the tabs show; it needs the team alone, and stands there before any record has come. */
export function HeadAthleteSelect({ athletes }: Pick<Team, 'athletes'>) {
  const ids = useMemo(() => athletes.map(({ id }) => id), [athletes])
  const [chosen, choose] = useAthleteChoice('athletes', ids)
  const options = athletes.map(({ id, full_name, username }) => ({
    ...{ id, name: full_name || username, colour: undefined, hasLine: true },
  }))
  return <AthleteSelect athletes={options} chosen={chosen} onChoose={choose} />
}
