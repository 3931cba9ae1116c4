import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Chart } from '../charts/chart.tsx'
import { ChartDownloads } from '../charts/chart-downloads.tsx'
import { Card } from '../look/card.tsx'
import { Tabs } from '../look/tabs.tsx'
import { usePeriod } from '../period/use-period.ts'
import styles from './athlete-analysis-screen.module.css'
import { athleteFailureText } from './athlete-failure.ts'
import { athleteQuery } from './athlete-query.ts'
import { readDetailStatus } from './athlete-standing.ts'
import { ATHLETE_TABS, type AthleteTab, useAthleteTab } from './athlete-tab.ts'
import { FlagsCard } from './flags-card.tsx'
import { NORMAL_RANGE_PERIOD, normalBandOf, ownNormals, ownNormalText } from './own-normal.ts'
import { byWakeDay } from './wake-days.ts'
import { WeekCards } from './week-cards.tsx'
import { activityChart, recoveryChart, sleepChart } from './week-charts.ts'

interface AthletePartsProps {
  teamId: string
  athleteId: string
  /** The last 7 days. */
  week: AthleteDetail
}

const CHARTS: Record<Exclude<AthleteTab, 'overview'>, typeof recoveryChart> = {
  recovery: recoveryChart,
  sleep: sleepChart,
  activity: activityChart,
}

/** The tabs. The cards and charts are the week's; the flags are judged over the period of the view that led here. */
export function AthleteParts({ teamId, athleteId, week }: AthletePartsProps) {
  const [tab, chooseTab] = useAthleteTab()
  const [days] = usePeriod()
  const period = useQuery(athleteQuery(teamId, athleteId, days))
  const month = useQuery(athleteQuery(teamId, athleteId, NORMAL_RANGE_PERIOD))
  const { analysis_date: today, analysis_period_days } = week.data_summary
  const series = useMemo(() => byWakeDay(week), [week])
  const normals = useMemo(() => month.data && ownNormals(month.data), [month.data])
  const chart = useMemo(() => {
    if (tab === 'overview') return null
    return { ...CHARTS[tab](series, today), normalBand: normals ? normalBandOf(normals, tab) : null }
  }, [tab, series, today, normals])
  return (
    <Tabs label="Parts of the analysis" tabs={ATHLETE_TABS} chosen={tab} onChoose={chooseTab}>
      {chart === null ? (
        <div className={styles.stack}>
          <WeekCards series={series} today={today} periodDays={analysis_period_days} />
          <FlagsCard
            days={days}
            today={today}
            status={period.data && readDetailStatus(athleteId, period.data)}
            failure={period.error && athleteFailureText(period.error)}
          />
        </div>
      ) : (
        <Card
          title={chart.name}
          aside={<ChartDownloads description={chart} title={chart.name} of={week.athlete_info.name} />}
        >
          <Chart description={chart} />
          {normals && <p className={styles.normal}>{ownNormalText(normals, tab)}</p>}
        </Card>
      )}
    </Tabs>
  )
}
