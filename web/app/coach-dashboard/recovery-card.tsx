import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import { useMemo, useState } from 'react'
import { Chart } from '../charts/chart.tsx'
import { areChosenNamed, chosenColours } from '../charts/line-colours.ts'
import { useChartColours } from '../charts/use-chart-colours.ts'
import { Card } from '../look/card.tsx'
import { athleteNames } from './athlete-names.ts'
import { AthleteSelect } from './athlete-select.tsx'
import { RECOVERY } from './recovery-metric.ts'
import { teamRecoveryChart } from './team-recovery-chart.ts'

export interface RecoveryCardProps {
  days: readonly string[]
  athletes: readonly AthleteRecords[]
}

/** The team's recovery, a line an athlete. Mounted anew for each team, so that the choice begins with all of its athletes. */
export function RecoveryCard({ days, athletes }: RecoveryCardProps) {
  const [choice, setChoice] = useState<readonly string[] | 'all'>('all')
  const { series } = useChartColours()
  const chosen = useMemo(
    () => (choice === 'all' ? athletes.map(({ athlete_id }) => athlete_id) : choice),
    [athletes, choice],
  )
  const chart = useMemo(() => teamRecoveryChart(days, athletes, chosen), [days, athletes, chosen])
  if (chart.columns.length === 0) {
    return (
      <Card title={RECOVERY.name}>
        <Chart description={chart} />
      </Card>
    )
  }
  const hasLine = new Set(chart.columns.map(({ id }) => id))
  const colours = areChosenNamed(chart) ? chosenColours(chart, series) : undefined
  const options = [...athleteNames(athletes)].map(([id, name]) => ({
    id,
    name,
    colour: colours?.get(id),
    hasLine: hasLine.has(id),
  }))
  return (
    <Card title={chart.name} aside={<AthleteSelect athletes={options} chosen={chosen} onChoose={setChoice} />}>
      <Chart description={chart} />
    </Card>
  )
}
