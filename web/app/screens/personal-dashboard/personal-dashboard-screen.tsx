import { readHrv } from '@corner/analytics/personal/hrv-readings.ts'
import type { NormalRange } from '@corner/analytics/series/normal-range.ts'
import { PERIOD_LABELS } from '@corner/contract/periods.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { greeting } from '../../shared/navigation/greeting.ts'
import { PeriodSelect } from '../../shared/period/period-select.tsx'
import { useFailedPeriod } from '../../shared/period/use-failed-period.ts'
import { usePeriod } from '../../shared/period/use-period.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import { CardSkeleton, StatCardsSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { HrvCards } from './charts/hrv-cards.tsx'
import { NoHrv } from './charts/no-hrv.tsx'
import { hasSdnn, OtherMeasures } from './charts/other-measures.tsx'
import { OwnChartCards } from './charts/own-chart-cards.tsx'
import { DebugPanel } from './debug-panel/debug-panel.tsx'
import type { OwnDevices } from './devices/own-devices.ts'
import { useOwnDevices } from './devices/use-own-devices.ts'
import { FirstSync } from './first-sync.tsx'
import { LastNightCard } from './last-night-card.tsx'
import { NoTeam } from './no-team.tsx'
import { OAuthRequired } from './oauth-required.tsx'
import { OwnCredits } from './own-credits.tsx'
import { OwnDayCard } from './own-day-card.tsx'
import styles from './personal-dashboard-screen.module.css'
import { ownDayQuery } from './records/own-day-query.ts'
import { useOwnRanges } from './records/use-own-ranges.ts'
import { type OwnRecordsShown, useOwnRecords } from './records/use-own-records.ts'
import { WorkoutsCard } from './workouts/workouts-card.tsx'

export const meta = () => [{ title: pageTitle('Personal Dashboard') }]

export default function PersonalDashboardScreen() {
  const { profile } = useSession()
  const [period] = usePeriod()
  const own = useOwnRecords(period)
  const hasAnswer = own.failureTexts.length > 0 || [own.hrv, own.sleep, own.activity].some((shown) => shown)
  const ranges = useOwnRanges(own.hrv !== undefined && own.sleep !== undefined)
  const isPrevious = own.isFetching && own.hrv !== undefined && own.hrv.days !== period
  const earlier = [own.hrv, own.sleep, own.activity].find((series) => series && series.days !== period)
  const failed = useFailedPeriod({
    period,
    shown: earlier?.days,
    reason: own.isFetching || own.oauthRequired || own.failureTexts.length === 0 ? null : own.failureTexts.join('; '),
  })
  const devices = useOwnDevices(profile?.whoop_connected ?? false)
  const { connected } = devices
  const isComing = connected && own.failureTexts.length === 0 && !(own.hrv && own.sleep)
  const hasNight = isComing || [own.hrv, own.sleep].some((shown) => (shown?.records.length ?? 0) > 0)
  const { data: day } = useQuery({ ...ownDayQuery, enabled: hasNight })
  return (
    <Page>
      <PageHeader title="Personal Dashboard" greeting={greeting(profile)} subtitle="Your Health Analytics" />
      {own.failureTexts.length > 0 && !own.oauthRequired && (
        <Banner texts={own.failureTexts} isFetching={own.isFetching} onRetry={own.refresh} />
      )}
      {failed && own.failureTexts.length === 0 && (
        <Banner
          texts={[`${PERIOD_LABELS[failed.period]} did not come: ${failed.reason}. What came before is still shown.`]}
          isFetching={own.isFetching}
          onRetry={failed.retry}
        />
      )}
      <div className={`${styles.lastNight} ${isPrevious ? styles.earlier : ''}`}>
        {hasNight && <OwnDayCard />}
        <LastNightCard
          hrv={own.hrv}
          sleep={own.sleep}
          ranges={ranges}
          isComing={isComing}
          without={day?.without_recovery}
        />
      </div>
      <div className={styles.section}>
        <h2>HRV Analysis</h2>
        <PeriodSelect label="Analysis Period" />
      </div>
      <div className={`${styles.stack} ${isPrevious ? styles.earlier : ''}`} aria-busy={own.isFetching}>
        {devices.firstSyncs.map(({ label, progress }) => (
          <FirstSync key={label} progress={progress} provider={label} />
        ))}
        <Records own={own} hrvRange={ranges.hrv ?? null} devices={devices} />
      </div>
      {/* Below what loads, so that it is not seen to move. */}
      {hasAnswer && (
        <>
          <NoTeam />
          <p className={styles.reading}>
            What the numbers mean, and what they do not: <Link to="/knowledge">Knowledge Base</Link>
          </p>
          <OwnCredits />
          <DebugPanel days={period} />
        </>
      )}
    </Page>
  )
}

interface RecordsProps {
  own: OwnRecordsShown
  /** The own normal range of HRV; null: not known, or not loaded. */
  hrvRange: NormalRange | null
  devices: OwnDevices
}

function Records({ own, hrvRange, devices }: RecordsProps) {
  const { connected } = devices
  const { hrv, sleep, activity, isFetching, oauthRequired, failed, refresh } = own
  const hasAny = [hrv, sleep, activity].some((shown) => (shown?.records.length ?? 0) > 0)
  if (oauthRequired && !hasAny) return <OAuthRequired ended={devices.ended} onRetry={refresh} />
  const isFirst = !hrv && !sleep && !activity
  const isComing = (!hrv && !failed.hrv) || (!sleep && !failed.sleep) || (!activity && !failed.activity)
  if (isFirst && failed.hrv && failed.sleep && failed.activity) {
    return (
      <EmptyCard reason="Your numbers cannot be shown right now">
        Nothing is lost: what your device has sent is stored. Try again in a moment.
      </EmptyCard>
    )
  }
  const hasHrv = hrv && readHrv(hrv.records).data_points > 0
  const isWithoutHrv = hrv !== undefined && !hasHrv && !hasSdnn(hrv.records)
  return (
    <>
      {oauthRequired && <OAuthRequired ended={devices.ended} onRetry={refresh} />}
      {isFirst && (
        <p className={styles.loading} role="status">
          <b>Loading Dashboard</b>
          Gathering your health insights...
        </p>
      )}
      {hasHrv && <HrvCards records={hrv.records} days={hrv.days} />}
      {hrv && <OtherMeasures records={hrv.records} />}
      {isWithoutHrv && <NoHrv devices={devices} isFetching={isFetching} onRefresh={refresh} />}
      {!hrv && !failed.hrv && (connected || hasAny ? <StatCardsSkeleton count={5} /> : <CardSkeleton lines={5} />)}
      {/* A device without readings rarely has charts: their empty cards would only jump away. */}
      {(hasAny || (connected && isComing && !isWithoutHrv)) && <OwnChartCards {...own} hrvRange={hrvRange} />}
      {activity?.workouts && (hasAny || activity.workouts.length > 0) && <WorkoutsCard workouts={activity.workouts} />}
    </>
  )
}

interface BannerProps {
  texts: string[]
  isFetching: boolean
  onRetry: () => void
}

/** What failed to load; earlier data stays below. */
function Banner({ texts, isFetching, onRetry }: BannerProps) {
  return (
    <div className={styles.banner} role="alert">
      <div>
        <h2>Unable to Load Data</h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Button kind="quiet" size="small" disabled={isFetching} onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
