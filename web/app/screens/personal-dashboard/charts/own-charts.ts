import type { Activity } from '@corner/analytics/personal/activity-records.ts'
import { type HrvRecord, hrvOf } from '@corner/analytics/personal/hrv-readings.ts'
import { sleepDistribution } from '@corner/analytics/personal/sleep-distribution.ts'
import { type StagedNight, sleepHours, stageHours } from '@corner/analytics/personal/sleep-stages.ts'
import { seriesOver } from '@corner/analytics/series/day-series.ts'
import { NORMAL_RANGE_DAYS, type NormalRange } from '@corner/analytics/series/normal-range.ts'
import type { OfMaker } from '@corner/analytics/series/one-maker.ts'
import { GOOD_NIGHT_HOURS, PERSONAL_STRAIN_BANDS } from '@corner/contract/constants/charts.ts'
import type { Band, ChartDescription } from '../../../shared/charts/chart-description.ts'
import { ownMakers } from '../../../shared/charts/makers.ts'
import { rangeText } from '../../../shared/own-range/own-range.ts'
import { HRV, NIGHTS, SLEEP_HOURS, STAGE_HOURS, STAGES_NOT_GIVEN, STRAIN } from './metrics.ts'

type Night = StagedNight & OfMaker

const STRAIN_COLOURS = { High: 'red', Medium: 'caution', Low: 'ready-deep', 'Very Low': 'ready' } as const

/** Colours of the four strain bands: the two low ones are light work, both blue, Low the deeper one. */
const STRAIN_BANDS: Band[] = PERSONAL_STRAIN_BANDS.map(({ from, label }) => ({
  from,
  label,
  colour: STRAIN_COLOURS[label],
}))

const NIGHT_BANDS: Band[] = [
  { from: GOOD_NIGHT_HOURS, label: `${GOOD_NIGHT_HOURS} h or more`, colour: 'green' },
  { from: 0, label: `under ${GOOD_NIGHT_HOURS} h`, colour: 'orange' },
]

/** @param range the own normal range, drawn as a band; null: not known, or not loaded */
export function hrvChart(
  days: readonly string[],
  records: readonly HrvRecord[],
  range: NormalRange | null,
): ChartDescription {
  const values = seriesOver(days, records, hrvOf)
  return {
    name: 'HRV Trend',
    places: days,
    placeName: 'Day',
    metric: HRV,
    columns: [{ id: 'hrv', name: HRV.name, metric: HRV, values }],
    drawing: { kind: 'lines' },
    ...ownMakers(records),
    normalBand: range && {
      name: `Own normal range, ${NORMAL_RANGE_DAYS} days: ${rangeText(HRV, range)}`,
      limits: { from: range.low, to: range.high },
    },
  }
}

export function sleepHoursChart(days: readonly string[], nights: readonly Night[]): ChartDescription {
  const values = seriesOver(days, nights, sleepHours)
  return {
    name: 'Sleep Hours',
    places: days,
    placeName: 'Day',
    metric: SLEEP_HOURS,
    columns: [{ id: 'sleep', name: 'Asleep', metric: SLEEP_HOURS, values }],
    drawing: { kind: 'bars', bands: NIGHT_BANDS },
    ...ownMakers(nights),
  }
}

/** From the bottom up: Deep, REM, Light. */
export function sleepStagesChart(days: readonly string[], nights: readonly Night[]): ChartDescription {
  const column = (id: 'deep' | 'rem' | 'light', name: string) => ({
    id,
    name,
    metric: STAGE_HOURS,
    values: seriesOver(days, nights, (night) => stageHours(night)[id]),
  })
  return {
    name: 'Sleep Stages',
    places: days,
    placeName: 'Day',
    metric: nights.some(({ sleep_duration_milli }) => sleep_duration_milli != null) ? STAGES_NOT_GIVEN : STAGE_HOURS,
    columns: [column('deep', 'Deep'), column('rem', 'REM'), column('light', 'Light')],
    drawing: { kind: 'stacked-bars' },
    ...ownMakers(nights),
  }
}

/** How many nights had which length, with a smoothed curve. */
export function sleepDistributionChart(nights: readonly Night[]): ChartDescription {
  const distribution = sleepDistribution(nights.map(sleepHours))
  const bounds = distribution
    ? Array.from({ length: distribution.nights.length + 1 }, (_, bound) =>
        shortHours(distribution.from_hours + bound * distribution.width_hours),
      )
    : []
  return {
    name: 'Sleep Distribution, number of nights',
    places: bounds.slice(0, -1).map((from, bucket) => `${from} to ${bounds[bucket + 1]} h`),
    placeName: 'Hours',
    metric: NIGHTS,
    columns: [{ id: 'nights', name: 'Nights', metric: NIGHTS, values: distribution?.nights ?? [] }],
    drawing: { kind: 'histogram', bounds, curve: distribution?.curve ?? [] },
  }
}

/** @param days until today, which is not over */
export function strainChart(days: readonly string[], activities: readonly Activity[]): ChartDescription {
  const values = seriesOver(days, activities, ({ strain }) => strain)
  return {
    name: 'Activity Strain',
    places: days,
    placeName: 'Day',
    metric: STRAIN,
    columns: [{ id: 'strain', name: STRAIN.name, metric: STRAIN, values }],
    drawing: { kind: 'bars', bands: STRAIN_BANDS },
    ...ownMakers(activities),
    runningDay: days.at(-1) ?? '',
  }
}

/** `6`, `6.5`, `6.25`. */
const shortHours = (hours: number) => String(Number(hours.toFixed(2)))
