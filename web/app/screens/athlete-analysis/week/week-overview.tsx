import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { useQuery } from '@tanstack/react-query'
import { usePeriod } from '../../../shared/period/use-period.ts'
import styles from '../athlete-analysis-screen.module.css'
import { athleteFailureText } from '../athlete-failure.ts'
import { athleteQuery } from '../athlete-query.ts'
import { readDetailStatus } from './athlete-status.ts'
import { FlagsCard } from './flags-card.tsx'
import { byWakeDay } from './wake-days.ts'
import { WeekCards } from './week-cards.tsx'

interface WeekOverviewProps {
  teamId: string
  athleteId: string
  week: AthleteDetail
}

/** The Overview tab: the cards cover the week, the flags the period of the view that opened the page. */
export function WeekOverview({ teamId, athleteId, week }: WeekOverviewProps) {
  const [days] = usePeriod()
  const { data: period, error } = useQuery(athleteQuery(teamId, athleteId, days))
  const { analysis_date: today, analysis_period_days } = week.data_summary
  return (
    <div className={styles.stack}>
      <WeekCards series={byWakeDay(week)} today={today} periodDays={analysis_period_days} />
      <FlagsCard
        days={days}
        today={today}
        status={period && readDetailStatus(athleteId, period)}
        failure={error && athleteFailureText(error)}
      />
    </div>
  )
}
