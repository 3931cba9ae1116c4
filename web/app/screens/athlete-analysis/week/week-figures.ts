import type { AthleteWeek } from '@corner/analytics/athlete-week.ts'
import { NOT_AVAILABLE } from '@corner/contract/texts/athlete-lists.ts'
import { formatNumber } from '../../../shared/number-format/format-number.ts'

/** A card of the Overview tab. */
export interface WeekFigure {
  /** The number as displayed; 'N/A' when missing or zero, as on the dashboard (docs/reference/screens.md#numbers). */
  figure: string
  unit: string
  line: string
}

export function recoveryFigure({ recovery }: AthleteWeek): WeekFigure {
  return { ...percent(recovery.latest_recovery), line: `Avg: ${shown(recovery.average_recovery, 0, '%')}` }
}

export function sleepFigure({ sleep }: AthleteWeek): WeekFigure {
  return { ...percent(sleep.latest_quality), line: `${shown(sleep.latest_duration, 1, 'h')} duration` }
}

export function strainFigure({ activity }: AthleteWeek): WeekFigure {
  return { figure: shown(activity.latest_strain, 1), unit: '', line: `Avg: ${shown(activity.average_strain, 1)}` }
}

/** @param periodDays `analysis_period_days` */
export function pointsFigure({ recovery }: AthleteWeek, periodDays: number): WeekFigure {
  return { figure: shown(recovery.data_points, 0), unit: '', line: `${periodDays} day period` }
}

function percent(value: number | null): Pick<WeekFigure, 'figure' | 'unit'> {
  const figure = shown(value, 0)
  return { figure, unit: figure === NOT_AVAILABLE ? '' : '%' }
}

function shown(value: number | null, decimals: number, unit = ''): string {
  return formatNumber({ unit, decimals }, value)
}
