import { memo, useMemo } from 'react'
import { AthleteSelect } from '../athlete-choice/athlete-select.tsx'
import { useAthleteChoice } from '../athlete-choice/use-athlete-choice.ts'
import type { ChoosableAthlete } from './choosable-athletes.ts'

const OPENER_ID = 'athletes-of-the-page'

/** Opens the choice of the header from elsewhere on the page. */
export function openHeaderChoice() {
  const opener = document.getElementById(OPENER_ID)
  opener?.focus()
  if (opener?.getAttribute('aria-expanded') === 'false') opener.click()
}

/** Chooses the athletes that the tabs show; available before any record has loaded. */
export const HeaderAthleteSelect = memo(function HeaderAthleteSelect({
  athletes,
}: {
  athletes: readonly ChoosableAthlete[]
}) {
  const ids = useMemo(() => athletes.map(({ id }) => id), [athletes])
  const options = useMemo(() => athletes.map((athlete) => ({ ...athlete, look: undefined, hasLine: true })), [athletes])
  const [chosen, choose] = useAthleteChoice(ids)
  return (
    <AthleteSelect
      label="Athletes shown in the tabs"
      athletes={options}
      chosen={chosen}
      onChoose={choose}
      openerId={OPENER_ID}
    />
  )
})
