import { useMemo } from 'react'
import { useAddress } from '../../../../shared/address/use-address.ts'
import { useChartGroup } from '../../../../shared/charts/chart-group.tsx'
import { areChosenNamed } from '../../../../shared/charts/line-colours.ts'
import { namedSubjects, sharedPlaces } from '../../../../shared/charts/named-lines.ts'
import { partShown, type Zoom } from '../../../../shared/charts/zoom.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { TEAM_CHARTS } from './team-charts.ts'
import { teamChart, teamLines } from './team-lines.ts'
import { readChartChoice } from './use-chart-choice.ts'

/**
 * The places in the palette of those who are named in charts of more athletes than colours: one for each on the page.
 * @param chosen of each chart, in the order of `TEAM_CHARTS`
 */
export function namedPlaces(
  { athletes, drawnDays, today }: Pick<TeamView, 'athletes' | 'drawnDays' | 'today'>,
  chosen: readonly (readonly string[])[],
  zoom: Zoom,
): ReadonlyMap<string, number> {
  const named = TEAM_CHARTS.flatMap((chart, at) => {
    const lines = teamLines(chart, drawnDays, athletes)
    const whole = teamChart(chart, drawnDays, lines, chosen[at] ?? [], [], null, today)
    if (areChosenNamed(whole)) return []
    return [{ subjects: namedSubjects(partShown(whole, zoom)), palette: chart.colours(lines.length) }]
  })
  return sharedPlaces(named)
}

/** The same by the address and the zoom of the page. */
export function useNamedPlaces(view: TeamView, ids: readonly string[]): ReadonlyMap<string, number> {
  const [address] = useAddress()
  const { zoom } = useChartGroup()
  const { athletes, drawnDays, today, chosen: head } = view
  const written = TEAM_CHARTS.map(({ name }) => address.get(name) ?? '').join()
  return useMemo(() => {
    const chosen = written.split(',').map((choice) => readChartChoice(choice || null, ids, head))
    return namedPlaces({ athletes, drawnDays, today }, chosen, zoom)
  }, [written, ids, head, athletes, drawnDays, today, zoom])
}
