import { RECOVERY_PALETTE } from '@corner/contract/constants/charts.ts'
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
 * A place in the palette for each athlete of the team, so that nobody changes colour or shape with a choice: those who
 * are named while nobody is chosen have their own, the others share by the order of the team.
 */
export function homePlaces(view: Pick<TeamView, 'athletes' | 'drawnDays' | 'today'>): ReadonlyMap<string, number> {
  const ids = view.athletes.map(({ athlete_id }) => athlete_id)
  const home = new Map(namedPlaces(view, [ids, ids, ids], null))
  for (const id of ids) {
    if (home.has(id)) continue
    const holders = Array<number>(RECOVERY_PALETTE).fill(0)
    for (const place of home.values()) holders[place] = (holders[place] ?? 0) + 1
    home.set(id, holders.indexOf(Math.min(...holders)))
  }
  return home
}

/**
 * The places in the palette of those who are named in charts of more athletes than colours: one for each on the page.
 * @param chosen of each chart, in the order of `TEAM_CHARTS`
 * @param home places that are kept where possible
 */
export function namedPlaces(
  { athletes, drawnDays, today }: Pick<TeamView, 'athletes' | 'drawnDays' | 'today'>,
  chosen: readonly (readonly string[])[],
  zoom: Zoom,
  home?: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const named = TEAM_CHARTS.flatMap((chart, at) => {
    const lines = teamLines(chart, drawnDays, athletes)
    const whole = teamChart(chart, drawnDays, lines, chosen[at] ?? [], [], null, today)
    if (areChosenNamed(whole)) return []
    return [{ subjects: namedSubjects(partShown(whole, zoom)), palette: chart.colours(lines.length) }]
  })
  return sharedPlaces(named, home)
}

/** The same by the address and the zoom of the page, and the home places of all others. */
export function useNamedPlaces(
  view: TeamView,
  ids: readonly string[],
  home: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const [address] = useAddress()
  const { zoom } = useChartGroup()
  const { athletes, drawnDays, today, chosen: head } = view
  const written = TEAM_CHARTS.map(({ name }) => address.get(name) ?? '').join()
  return useMemo(() => {
    const chosen = written.split(',').map((choice) => readChartChoice(choice || null, ids, head))
    return new Map([...home, ...namedPlaces({ athletes, drawnDays, today }, chosen, zoom, home)])
  }, [home, written, ids, head, athletes, drawnDays, today, zoom])
}
