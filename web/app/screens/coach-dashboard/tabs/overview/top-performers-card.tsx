import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { isStale } from '@corner/analytics/athlete/data-state.ts'
import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { ageInDays } from '@corner/analytics/days/data-age.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ageText } from '../../../../shared/explanations/shown-period.ts'
import { aboutTopPerformers } from '../../../../shared/explanations/team-lists.ts'
import { verdictOf } from '../../../../shared/verdict/athlete-days.ts'
import { VerdictChip } from '../../../../shared/verdict/verdict-chip.tsx'
import { WeekStrip } from '../../../../shared/week-strip/week-strip.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import { missingSeriesText } from '../../team-view/missing-series.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { AthleteLink } from './athlete-link.tsx'
import styles from './overview-tab.module.css'

export function TopPerformersCard({ view }: { view: TeamView }) {
  const { topPerformers } = view.overview
  const missing = missingSeriesText(view, ['recovery', 'sleep'])
  return (
    <Card
      title="Top Performers"
      aside={<InfoPopover about="Top Performers" explanation={() => aboutTopPerformers(view)} />}
    >
      {missing && <Notice kind="warning">{missing}. The order needs it.</Notice>}
      {!missing && topPerformers.length === 0 && (
        <p className={styles.none}>Nobody has a top value and data on enough days of this period.</p>
      )}
      {!missing && topPerformers.length > 0 && (
        <ol className={styles.rows}>
          {topPerformers.map((status, place) => (
            <li key={status.athlete.athlete_id} className={styles.row}>
              <span className={styles.lead} aria-hidden="true">
                {place + 1}
              </span>
              <span className={styles.who}>
                <AthleteLink teamId={view.team.id} athlete={status.athlete} />
                <span className={styles.week}>
                  <WeekStrip athlete={status.athlete} today={view.today} />
                  <VerdictChip verdict={verdictOf(view.athleteDays, status.athlete.athlete_id)} />
                </span>
              </span>
              <LatestRecovery status={status} today={view.today} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/**
 * The value that determines the order, with its age unless it is today's, and the athlete's issues: one value may be good
 * while others ask for attention.
 */
function LatestRecovery({ status, today }: { status: AthleteStatus; today: CalendarDay }) {
  const { latestRecovery, latestDate } = status.metrics.recovery
  const marks = [ageMark(latestDate, today), status.issues.length > 0 && counted(status.issues.length, 'issue')]
  return (
    <span className={styles.latest}>
      <b className={styles[readRecovery(latestRecovery)]}>
        {latestRecovery === null ? '–' : `${written(latestRecovery, 0)}%`}
      </b>
      <span>{marks.filter(Boolean).join(' · ')}</span>
    </span>
  )
}

/** How old the score is; '' where it is of today. */
function ageMark(day: CalendarDay | null, today: CalendarDay): string {
  if (day === null || ageInDays(day, today) === 0) return ''
  return isStale(day, today) ? ageText(day, today) : "yesterday's"
}
