import { type AthleteWeek, readAthleteWeek } from '@corner/analytics/athlete/athlete-week.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ATHLETE_DETAIL } from '@corner/contract/constants/charts.ts'
import type { ReactNode } from 'react'
import type { ChartMetric } from '../../../shared/charts/chart-description.ts'
import {
  aboutDailyStrain,
  aboutDataPoints,
  aboutRecoveryScore,
  aboutSleepQuality,
} from '../../../shared/explanations/athlete-screen.ts'
import { OwnRangeBar } from '../../../shared/own-range/own-range-bar.tsx'
import { RecoveryBadge } from '../../../shared/today/recovery-badge.tsx'
import { WeekStrip } from '../../../shared/week-strip/week-strip.tsx'
import { StatCard, StatCards } from '../../../ui/layout/stat-card.tsx'
import { InfoPopover } from '../../../ui/overlay/info-popover.tsx'
import { type NormalRanges, normalRangeOf } from './normal-ranges.ts'
import type { Series } from './wake-days.ts'
import { pointsFigure, recoveryFigure, sleepFigure, strainFigure, type WeekFigure } from './week-figures.ts'
import { DAILY_STRAIN, RECOVERY_SCORE, SLEEP_QUALITY } from './week-metrics.ts'

interface WeekCardsProps {
  /** By wake day (`byWakeDay`). */
  series: Series
  today: CalendarDay
  /** `analysis_period_days`. */
  periodDays: number
  /** undefined: could not be loaded. */
  normals: NormalRanges | undefined
  /** Only figures and lines: without a device there is no range to wait for. */
  isBare?: boolean
}

/** The four cards of the Overview tab, from the last 7 days (docs/reference/athlete-analysis.md#overview-cards). */
export function WeekCards({ series, today, periodDays, normals, isBare = false }: WeekCardsProps) {
  const week = readAthleteWeek(series, today)
  const card = (
    label: string,
    { figure, unit, line }: WeekFigure,
    about: typeof aboutRecoveryScore,
    more: ReactNode,
  ) => (
    <StatCard
      label={label}
      figure={figure}
      unit={unit}
      aside={<About label={label} week={week} today={today} about={about} />}
    >
      {line} {!isBare && more}
    </StatCard>
  )
  const own = (metric: ChartMetric, value: number | null) => (
    <OwnRangeBar metric={metric} range={normalRangeOf(normals, metric)} value={value} />
  )
  const { recovery, sleep } = week
  return (
    <StatCards>
      {card(
        RECOVERY_SCORE.name,
        recoveryFigure(week, today),
        aboutRecoveryScore,
        <>
          <RecoveryBadge recovery={recovery.latest_recovery} day={recovery.latest_day} today={today} />
          {own(RECOVERY_SCORE, recovery.latest_recovery)}
        </>,
      )}
      {card(SLEEP_QUALITY.name, sleepFigure(week, today), aboutSleepQuality, own(SLEEP_QUALITY, sleep.latest_quality))}
      {card(
        DAILY_STRAIN.name,
        strainFigure(week, today),
        aboutDailyStrain,
        <p>No own range: load follows the plan.</p>,
      )}
      {card(
        'Data Points',
        pointsFigure(week, periodDays),
        aboutDataPoints,
        <div>
          <WeekStrip athlete={series} today={today} />
        </div>,
      )}
    </StatCards>
  )
}

interface AboutProps {
  label: string
  week: AthleteWeek
  today: CalendarDay
  about: typeof aboutRecoveryScore
}

function About({ label, week, today, about }: AboutProps) {
  return (
    <InfoPopover about={label} explanation={() => about(week, { shownDays: daysUntil(today, ATHLETE_DETAIL.days) })} />
  )
}
