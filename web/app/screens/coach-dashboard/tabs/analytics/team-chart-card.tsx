import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAthleteLink } from '../../../../shared/athlete-link/use-athlete-link.ts'
import { Chart } from '../../../../shared/charts/chart.tsx'
import { ChartDownloads } from '../../../../shared/charts/chart-downloads.tsx'
import { areChosenNamed, spokenLooks } from '../../../../shared/charts/line-colours.ts'
import { useChartColours } from '../../../../shared/charts/use-chart-colours.ts'
import { aboutTeamChart } from '../../../../shared/explanations/team-charts.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import { AthleteSelect } from '../../athlete-choice/athlete-select.tsx'
import { lineNames } from '../../athlete-choice/line-names.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { strongLines } from './strong-lines.ts'
import type { TeamChart } from './team-charts.ts'
import { teamChart, teamLines } from './team-lines.ts'
import { useChartChoice } from './use-chart-choice.ts'
import { useNormalBand } from './use-normal-band.ts'

export interface TeamChartCardProps {
  chart: TeamChart
  view: TeamView
  /** Of all athletes, in the order of the team. */
  ids: readonly string[]
  /** Those chosen anywhere on the page, in the order of choosing. */
  order: readonly string[]
  /** The looks of all athletes on the page (`line-colours.ts`). */
  places: ReadonlyMap<string, number>
}

/** One chart of the team with its own choice of athletes. Without any line it says why. */
export function TeamChartCard({ chart, view, ids, order, places }: TeamChartCardProps) {
  const { team, athletes, shownDays, drawnDays, failures, today, athleteDays, overview } = view
  const { series } = useChartColours()
  const navigate = useNavigate()
  const athleteLink = useAthleteLink()
  const [chosen, choose] = useChartChoice(chart.name, ids, view.chosen)
  // Checkboxes update first, the lines a moment later.
  const drawn = useDeferredValue(chosen)
  const normalBand = useNormalBand(chart, view, drawn)
  const lines = useMemo(() => teamLines(chart, drawnDays, athletes), [chart, drawnDays, athletes])
  const description = useMemo(() => {
    const hasLine = new Set(lines.map(({ athleteId }) => athleteId))
    const named = drawn.filter((id) => hasLine.has(id))
    const strong = strongLines({ athleteDays, overview }, named)
    return teamChart(chart, drawnDays, lines, drawn, order, normalBand, today, places, strong)
  }, [chart, drawnDays, lines, drawn, order, normalBand, today, places, athleteDays, overview])
  const options = useMemo(() => {
    const hasLine = new Set(lines.map(({ athleteId }) => athleteId))
    const looks = areChosenNamed(description) ? spokenLooks(description, { series }) : undefined
    const names = lineNames(athletes)
    return athletes.map(({ athlete_id: id, athlete_name }) => ({
      id,
      name: names.get(id)?.name ?? athlete_name,
      look: looks?.get(id),
      hasLine: hasLine.has(id),
    }))
  }, [lines, description, series, athletes])

  // A ref: the link changes with the address, which need not re-render the charts.
  const link = useRef(athleteLink)
  useLayoutEffect(() => {
    link.current = athleteLink
  })
  const open = useCallback(
    (athleteId: string) => {
      const { to, state } = link.current(team.id, athleteId)
      void navigate(to, { state })
    },
    [navigate, team.id],
  )

  if (lines.length === 0) {
    const { title, text } = chart.left.metric.empty
    const empty = { title, text: failures[chart.name] ?? text }
    return (
      <Card title={chart.title}>
        <Chart description={{ ...description, metric: { ...chart.left.metric, empty } }} />
      </Card>
    )
  }
  return (
    <Card
      title={chart.title}
      about={
        <InfoPopover
          about={chart.title}
          explanation={() => aboutTeamChart(chart.name, { shownDays, lines: lines.length, athletes: athletes.length })}
        />
      }
      aside={
        <>
          <AthleteSelect
            label={`Athletes shown in colour: ${chart.title}`}
            athletes={options}
            chosen={chosen}
            onChoose={choose}
          />
          <ChartDownloads description={description} title={chart.title} of={team.name} />
        </>
      }
    >
      <Chart description={description} onOpen={open} />
    </Card>
  )
}
