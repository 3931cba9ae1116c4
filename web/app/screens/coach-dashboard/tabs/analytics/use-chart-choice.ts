import { useMemo } from 'react'
import { readAthleteChoice, serializeAthleteChoice } from '../../athlete-choice/athlete-choice.ts'
import { useOptimisticChoice } from '../../athlete-choice/use-optimistic-choice.ts'
import type { TeamChart } from './team-charts.ts'

/** Value for "all athletes" when the page's header has chosen fewer. */
const EVERYBODY = 'all'

/** The athletes of a chart's own choice; without one, those of the page's header. */
export function readChartChoice(
  written: string | null,
  ids: readonly string[],
  head: readonly string[],
): readonly string[] {
  return written === null ? head : readAthleteChoice(written, ids)
}

/** A chart's choice as written to the address; null: same as the header's. */
export function serializeChartChoice(
  chosen: readonly string[],
  ids: readonly string[],
  head: readonly string[],
): string | null {
  const isChosen = new Set(chosen)
  if (chosen.length === head.length && head.every((id) => isChosen.has(id))) return null
  return serializeAthleteChoice(chosen, ids) || EVERYBODY
}

/**
 * A chart's choice of athletes, kept in the address.
 * @param ids  of all athletes of the team, in its order
 * @param head those chosen in the page's header
 */
export function useChartChoice(
  name: TeamChart['name'],
  ids: readonly string[],
  head: readonly string[],
): [chosen: readonly string[], choose: (chosen: readonly string[]) => void] {
  const [written, write] = useOptimisticChoice(name)
  const chosen = useMemo(() => readChartChoice(written, ids, head), [written, ids, head])
  return [chosen, (next) => write(serializeChartChoice(next, ids, head))]
}
