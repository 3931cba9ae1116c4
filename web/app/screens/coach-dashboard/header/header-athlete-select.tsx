import { memo, useMemo } from 'react'
import { AthleteSelect } from '../athlete-choice/athlete-select.tsx'
import { useAthleteChoice } from '../athlete-choice/use-athlete-choice.ts'
import type { ChoosableAthlete } from './choosable-athletes.ts'

/** Chooses the athletes that the tabs show; available before any record has loaded. */
export const HeaderAthleteSelect = memo(function HeaderAthleteSelect({
  athletes,
}: {
  athletes: readonly ChoosableAthlete[]
}) {
  const ids = useMemo(() => athletes.map(({ id }) => id), [athletes])
  const options = useMemo(() => athletes.map((athlete) => ({ ...athlete, look: undefined, hasLine: true })), [athletes])
  const [chosen, choose] = useAthleteChoice(ids)
  return <AthleteSelect label="Athletes shown in the tabs" athletes={options} chosen={chosen} onChoose={choose} />
})
