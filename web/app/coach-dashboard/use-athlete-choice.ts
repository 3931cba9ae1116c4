import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readAthleteChoice, writtenAthleteChoice } from './athlete-choice.ts'

/** What of the address belongs to one team: the athletes of the page, and those of each chart. */
export const ATHLETE_CHOICES = ['athletes', 'recovery', 'sleep', 'activity'] as const
export type AthleteChoiceName = (typeof ATHLETE_CHOICES)[number]

/**
 * A choice of athletes that lives in the address. It is shown at once: the address follows a moment later, in the step of the
 * history that is there, so that back leaves the page's view and does not undo one tick after the other.
 * @param ids of all who can be chosen; the same array as long as they are the same
 */
export function useAthleteChoice(
  name: AthleteChoiceName,
  ids: readonly string[],
): [chosen: readonly string[], choose: (chosen: readonly string[]) => void] {
  const [search, setSearch] = useSearchParams()
  const stands = search.get(name) ?? ''
  /** What was chosen while the address still said `before`. */
  const [ahead, setAhead] = useState({ before: stands, written: stands })
  const written = ahead.before === stands ? ahead.written : stands
  const chosen = useMemo(() => readAthleteChoice(written, ids), [written, ids])

  function choose(next: readonly string[]) {
    const text = writtenAthleteChoice(next, ids)
    setAhead({ before: stands, written: text })
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (text === '') after.delete(name)
        else after.set(name, text)
        return after
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return [chosen, choose]
}
