import type { Team } from '@corner/contract/entities/teams.ts'
import { memo, useMemo } from 'react'
import { AthleteSelect } from './athlete-select.tsx'
import { useAthleteChoice } from './use-athlete-choice.ts'

/** Which of the team's athletes the tabs show; it needs the team alone, and stands there before any record has come. */
export const HeadAthleteSelect = memo(function HeadAthleteSelect({ athletes }: Pick<Team, 'athletes'>) {
  const ids = useMemo(() => athletes.map(({ id }) => id), [athletes])
  const options = useMemo(
    () =>
      athletes.map(({ id, full_name, username }) => ({
        ...{ id, name: full_name || username, colour: undefined, hasLine: true },
      })),
    [athletes],
  )
  const [chosen, choose] = useAthleteChoice('athletes', ids)
  return <AthleteSelect label="Athletes shown in the tabs" athletes={options} chosen={chosen} onChoose={choose} />
})
