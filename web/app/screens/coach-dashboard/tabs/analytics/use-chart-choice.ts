import { useMemo } from 'react'
import { readAthleteChoice, writtenAthleteChoice } from '../../athlete-choice/athlete-choice.ts'
import { useOptimisticChoice } from '../../athlete-choice/use-optimistic-choice.ts'
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
 * A chart's choice of athletes, in the address.
 * @param ids  of all athletes of the team, in its order
 * @param head those chosen in the page's head
 */
export function useChartChoice(
  name: TeamChart['name'],
  ids: readonly string[],
  head: readonly string[],
): [chosen: readonly string[], choose: (chosen: readonly string[]) => void] {
  const [written, write] = useOptimisticChoice(name)
  const chosen = useMemo(() => readChartChoice(written, ids, head), [written, ids, head])
  return [chosen, (next) => write(writtenChartChoice(next, ids, head))]
}
