import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readAthleteChoice, writtenAthleteChoice } from '../athlete-choice.ts'
import type { TeamChart } from './team-charts.ts'

/** Says "all of them" where the head of the page has chosen fewer. */
const EVERYBODY = 'all'

/** The athletes that a chart's own choice names; without one those of the page's head. */
export function readChartChoice(
  written: string | null,
  ids: readonly string[],
  head: readonly string[],
): readonly string[] {
  return written === null ? head : readAthleteChoice(written, ids)
}

/** A chart's choice as it stands in the address; null: it is the head's. */
export function writtenChartChoice(
  chosen: readonly string[],
  ids: readonly string[],
  head: readonly string[],
): string | null {
  const isChosen = new Set(chosen)
  if (chosen.length === head.length && head.every((id) => isChosen.has(id))) return null
  return writtenAthleteChoice(chosen, ids) || EVERYBODY
}

/**
 * A chart's choice of athletes, in the address. It is shown at once: the address follows a moment later, in the step of the history
 * that is there, so that back leaves the view and does not undo one tick after the other.
 * @param ids  of all athletes of the team, in its order
 * @param head those chosen in the page's head
 */
export function useChartChoice(
  name: TeamChart['name'],
  ids: readonly string[],
  head: readonly string[],
): [chosen: readonly string[], choose: (chosen: readonly string[]) => void] {
  const [search, setSearch] = useSearchParams()
  const stands = search.get(name)
  /** What was chosen while the address still said `before`. */
  const [ahead, setAhead] = useState({ before: stands, written: stands })
  const written = ahead.before === stands ? ahead.written : stands
  const chosen = useMemo(() => readChartChoice(written, ids, head), [written, ids, head])

  function choose(next: readonly string[]) {
    const text = writtenChartChoice(next, ids, head)
    setAhead({ before: stands, written: text })
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (text === null) after.delete(name)
        else after.set(name, text)
        return after
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return [chosen, choose]
}
