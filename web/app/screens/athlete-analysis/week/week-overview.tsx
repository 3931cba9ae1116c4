import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { useQuery } from '@tanstack/react-query'
import { usePeriod } from '../../../shared/period/use-period.ts'
import styles from '../athlete-analysis-screen.module.css'
import { athleteFailureText } from '../athlete-failure.ts'
import { athleteQuery } from '../athlete-query.ts'
import { readDetailStatus } from './athlete-status.ts'
import { dayRows } from './day-rows.ts'
import { DaysCard } from './days-card.tsx'
import { FlagsCard } from './flags-card.tsx'
import { LinkCard } from './link-card.tsx'
import type { NormalRanges } from './normal-ranges.ts'
import { TodayCard } from './today-card.tsx'
import { byWakeDay } from './wake-days.ts'
import { WeekCards } from './week-cards.tsx'
import { WithoutRecoveryCards } from './without-recovery-cards.tsx'

interface WeekOverviewProps {
  teamId: string
  athleteId: string
  week: AthleteDetail
  /** undefined: could not be loaded. */
  normals: NormalRanges | undefined
}

/** The Overview tab: all is of the week, but the flags are of the period of the view that opened the page. */
export function WeekOverview({ teamId, athleteId, week, normals }: WeekOverviewProps) {
  const [days] = usePeriod()
  const { data: period, error } = useQuery(athleteQuery(teamId, athleteId, days))
  const { analysis_date: today, analysis_period_days } = week.data_summary
  const series = byWakeDay(week)
  const isWithout = week.without_recovery !== undefined
  if (isEmpty(week) && (!period || isEmpty(period)))
    return (
      <div className={styles.stack}>
        <LinkCard name={week.athlete_info.name} />
        <div className={styles.none}>
          <WeekCards series={series} today={today} periodDays={analysis_period_days} normals={undefined} isBare />
        </div>
      </div>
    )
  return (
    <div className={styles.stack}>
      <TodayCard athleteId={athleteId} week={week} normals={normals} />
      {week.without_recovery ? (
        <WithoutRecoveryCards series={series} today={today} normals={normals} without={week.without_recovery} />
      ) : (
        <WeekCards series={series} today={today} periodDays={analysis_period_days} normals={normals} />
      )}
      <div className={styles.halves}>
        <DaysCard rows={dayRows(series, today, normals, week.ai_insights.vitals, isWithout)} today={today} />
        <FlagsCard
          days={days}
          today={today}
          status={period && readDetailStatus(athleteId, period)}
          failure={error && athleteFailureText(error)}
        />
      </div>
    </div>
  )
}

/** No device, and nothing from an earlier one. */
function isEmpty({ athlete_info, recovery, sleep, activity }: AthleteDetail): boolean {
  const records = [recovery.recovery_data, sleep.sleep_data, activity.activity_data]
  return !athlete_info.whoop_connected && records.every(({ length }) => length === 0)
}
