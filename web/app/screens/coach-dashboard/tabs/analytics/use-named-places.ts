import { useMemo } from 'react'
import { useAddress } from '../../../../shared/address/use-address.ts'
import { useChartGroup } from '../../../../shared/charts/chart-group.tsx'
import { linePlaces, spokenSubjects } from '../../../../shared/charts/line-colours.ts'
import { partShown, type Zoom } from '../../../../shared/charts/zoom.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { TEAM_CHARTS } from './team-charts.ts'
import { teamChart, teamLines } from './team-lines.ts'
import { readChartChoice } from './use-chart-choice.ts'

/**
 * A look for each athlete of the team (`line-colours.ts`), so that nobody changes colour or shape with a choice and no two
 * are alike: those who are named while nobody is chosen come first, then the others in the order of the team.
 */
export function homePlaces(view: Pick<TeamView, 'athletes' | 'drawnDays' | 'today'>): ReadonlyMap<string, number> {
  const ids = view.athletes.map(({ athlete_id }) => athlete_id)
  const named = namedPlaces(view, [ids, ids, ids], null)
  return linePlaces([ids], named)
}

/**
 * The looks of those who are named in some chart of the page: one for each in all of them.
 * @param chosen of each chart, in the order of `TEAM_CHARTS`
 * @param home looks that are kept where possible
 * @param order of choosing on the page; the first keeps a colour that two have
 */
export function namedPlaces(
  { athletes, drawnDays, today }: Pick<TeamView, 'athletes' | 'drawnDays' | 'today'>,
  chosen: readonly (readonly string[])[],
  zoom: Zoom,
  home?: ReadonlyMap<string, number>,
  order: readonly string[] = [],
): ReadonlyMap<string, number> {
  const named = TEAM_CHARTS.map((chart, at) => {
    const lines = teamLines(chart, drawnDays, athletes)
    const whole = teamChart(chart, drawnDays, lines, chosen[at] ?? [], [], null, today)
    return spokenSubjects(partShown(whole, zoom))
  })
  return linePlaces([order, ...named], home)
}

/** The same by the address and the zoom of the page, and the home looks of all others. */
export function useNamedPlaces(
  view: TeamView,
  ids: readonly string[],
  home: ReadonlyMap<string, number>,
  order: readonly string[],
): ReadonlyMap<string, number> {
  const [address] = useAddress()
  const { zoom } = useChartGroup()
  const { athletes, drawnDays, today, chosen: head } = view
  const written = TEAM_CHARTS.map(({ name }) => address.get(name) ?? '').join()
  return useMemo(() => {
    const chosen = written.split(',').map((choice) => readChartChoice(choice || null, ids, head))
    const named = namedPlaces({ athletes, drawnDays, today }, chosen, zoom, home, order)
    // Who is named comes first: of two in one colour, that line is the whole one.
    return new Map([...named, ...[...home].filter(([id]) => !named.has(id))])
  }, [home, order, written, ids, head, athletes, drawnDays, today, zoom])
}
