import { isStrainOrange, readStrain } from '@corner/analytics/bands/strain-bands.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import { isFinished } from '@corner/analytics/days/finished-day.ts'
import { average } from '@corner/analytics/numbers/averages.ts'
import { normalizeActivity } from '@corner/analytics/personal/activity-records.ts'
import { readHrv } from '@corner/analytics/personal/hrv-readings.ts'
import { readSleepHours, sleepHours } from '@corner/analytics/personal/sleep-stages.ts'
import type { NormalRange } from '@corner/analytics/series/normal-range.ts'
import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../shared/charts/chart.tsx'
import type { ChartDescription } from '../../../shared/charts/chart-description.ts'
import { CHART_PX } from '../../../shared/charts/chart-size.ts'
import { showChange, showValue } from '../../../shared/charts/show-value.ts'
import { ownPlace } from '../../../shared/own-range/own-range.ts'
import { FigureBadge } from '../../../ui/badges/figure-badge.tsx'
import { EmptyCard } from '../../../ui/feedback/empty-card.tsx'
import { ChartCardSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from '../personal-dashboard-screen.module.css'
import type { OwnRecordsShown } from '../records/use-own-records.ts'
import { HRV, SLEEP_HOURS, STRAIN } from './metrics.ts'
import { hrvChart, sleepDistributionChart, sleepHoursChart, sleepStagesChart, strainChart } from './own-charts.ts'

type Shown<Which extends 'hrv' | 'sleep' | 'activity'> = NonNullable<OwnRecordsShown[Which]>

interface HrvRange {
  /** The own normal range of HRV; null: not known, or not loaded. */
  hrvRange: NormalRange | null
}

/** The five charts; each waits only for its own call. */
export function OwnChartCards({ hrv, sleep, activity, failed, hrvRange }: OwnRecordsShown & HrvRange) {
  return (
    <div className={styles.charts}>
      {hrv ? <HrvTrend {...hrv} hrvRange={hrvRange} /> : <Missing title="HRV Trend" why={failed.hrv} />}
      {sleep ? (
        <Sleep {...sleep} />
      ) : (
        ['Sleep Hours', 'Sleep Stages', 'Number of Nights'].map((title) => (
          <Missing key={title} title={title} why={failed.sleep} />
        ))
      )}
      {activity ? <ActivityStrain {...activity} /> : <Missing title="Activity Strain" why={failed.activity} />}
    </div>
  )
}

/**
 * Shown instead of a chart without records: loading, or why they are missing. The banner above announces failures and
 * retries.
 */
function Missing({ title, why }: { title: string; why: string | null }) {
  if (why === null) return <ChartCardSkeleton title={title} height={CHART_PX} />
  return (
    <EmptyCard title={title} reason="Could not be loaded">
      {why}
    </EmptyCard>
  )
}

function HrvTrend({ records, days, today, hrvRange }: Shown<'hrv'> & HrvRange) {
  const chart = useMemo(() => hrvChart(daysUntil(today, days), records, hrvRange), [records, days, today, hrvRange])
  const { change_ms, latest_ms } = readHrv(records)
  const place = ownPlace({ metric: HRV, range: hrvRange, value: latest_ms })?.place
  return (
    <ChartCard
      title="HRV Trend"
      chart={chart}
      badge={
        change_ms !== null && (
          <FigureBadge tone={HRV_TONES[place ?? 'within']}>
            {showChange(HRV, change_ms)} from previous reading
            {place !== undefined && <span className={styles.place}>{HRV_PLACES[place]}</span>}
          </FigureBadge>
        )
      }
    />
  )
}

/** A fall within the own range is no alarm: the latest value's place in that range gives the colour. */
const HRV_TONES = { below: 'low', within: 'plain', above: 'up' } as const
const HRV_PLACES = { below: 'under own range', within: 'within own range', above: 'above own range' } as const

function Sleep({ records, days, today }: Shown<'sleep'>) {
  const charts = useMemo(() => {
    const shown = daysUntil(today, days)
    return {
      hours: sleepHoursChart(shown, records),
      stages: sleepStagesChart(shown, records),
      distribution: sleepDistributionChart(records),
    }
  }, [records, days, today])
  const mean = average(records.map(sleepHours))
  return (
    <>
      <ChartCard
        title="Sleep Hours"
        chart={charts.hours}
        badge={
          mean !== null && (
            <FigureBadge tone={readSleepHours(mean) === 'good' ? 'green' : 'orange'}>
              Average {showValue(SLEEP_HOURS, mean)}
            </FigureBadge>
          )
        }
      />
      <ChartCard title="Sleep Stages" chart={charts.stages} />
      <ChartCard title="Number of Nights" note="Sleep Distribution, by hours asleep" chart={charts.distribution} />
    </>
  )
}

function ActivityStrain({ records, days, today, summary }: Shown<'activity'>) {
  const activities = useMemo(() => records.map(normalizeActivity), [records])
  const chart = useMemo(() => strainChart(daysUntil(today, days), activities), [days, today, activities])
  const scored = activities.findLast(({ strain }) => strain !== null)
  const latest = summary?.latest_strain ?? scored?.strain ?? null
  // A day that is not over has no word yet: it would call every morning's strain very low.
  const isSoFar = scored !== undefined && !isFinished(scored.date, today)
  return (
    <ChartCard
      title="Activity Strain"
      chart={chart}
      badge={
        latest !== null && (
          <FigureBadge tone={isStrainOrange(latest) ? 'orange' : 'plain'}>
            Latest {showValue(STRAIN, latest)} {isSoFar ? 'so far' : `· ${readStrain(latest)}`}
          </FigureBadge>
        )
      }
    />
  )
}

interface ChartCardProps {
  title: string
  note?: string
  chart: ChartDescription
  badge?: ReactNode
}

function ChartCard({ title, note, chart, badge }: ChartCardProps) {
  return (
    <Card title={title} aside={badge || note}>
      <Chart description={chart} />
    </Card>
  )
}
