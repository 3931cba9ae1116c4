import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { TREND_MINIMUM_RECORDS } from '@corner/contract/constants/team-scores.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { average } from './averages.ts'
import { type Point, pointsOf } from './points.ts'
import { roundTo } from './rounding.ts'

/** How a team's value moved over a period. */
export interface TeamTrend {
  /** Mean of the later half of the records minus mean of the earlier half, unrounded; null: fewer than 4 records. */
  change: number | null
  /** In words; null without a change. */
  label: string | null
  /** The team's mean of each day with a value, oldest first. */
  dailyMeans: readonly Point[]
  records: number
}

/** A label for a change above each bound, else the last one (spec 2, section 5). */
interface TrendLabels {
  bounds: readonly [number, number, number, number]
  labels: readonly [string, string, string, string, string]
}

const BETTER_OR_WORSE = [
  'Improving significantly',
  'Gradually improving',
  'Stable',
  'Slightly declining',
  'Declining significantly',
] as const

export const RECOVERY_TREND: TrendLabels = { bounds: [5, 2, -2, -5], labels: BETTER_OR_WORSE }
export const SLEEP_TREND: TrendLabels = { bounds: [3, 1, -1, -3], labels: BETTER_OR_WORSE }
export const STRAIN_TREND: TrendLabels = {
  bounds: [2, 0.5, -0.5, -2],
  labels: ['Increasing intensity', 'Gradual increase', 'Stable workload', 'Decreasing load', 'Significantly reduced'],
}

/** The words for a change: that of the first bound that it is above. Exactly on a bound it is not above it. */
export function trendLabel({ bounds, labels }: TrendLabels, change: number): string {
  const place = bounds.findIndex((bound) => change > bound)
  return labels[place === -1 ? 4 : place] ?? labels[4]
}

/** Where the arrow points: by the change as it is read, so that `0.0` never goes up. */
export function trendDirection(change: number): 'up' | 'down' | 'flat' {
  const shown = roundTo(change, 1)
  return shown > 0 ? 'up' : shown < 0 ? 'down' : 'flat'
}

/**
 * The trend of a team (spec 2, section 5; sports-science.md, F12): all athletes' records with the value in order of date, those of one
 * day by athlete id; the mean of the later half minus that of the earlier. The middle one of an odd number belongs to the later half.
 */
export function readTeamTrend<DayRecord extends { date: CalendarDay }>(
  athletes: readonly AthleteRecords[],
  seriesOf: (athlete: AthleteRecords) => readonly DayRecord[],
  readValue: (record: DayRecord) => number | null,
  labels: TrendLabels,
): TeamTrend {
  const pooled = athletes
    .toSorted((a, b) => (a.athlete_id < b.athlete_id ? -1 : 1))
    .flatMap((athlete) => pointsOf(seriesOf(athlete), readValue))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const change = halfDifference(pooled.map(({ value }) => value))
  return {
    change,
    label: change === null ? null : trendLabel(labels, change),
    dailyMeans: dailyMeans(pooled),
    records: pooled.length,
  }
}

function halfDifference(values: readonly number[]): number | null {
  if (values.length < TREND_MINIMUM_RECORDS) return null
  const middle = Math.floor(values.length / 2)
  const [earlier, later] = [average(values.slice(0, middle)), average(values.slice(middle))]
  return earlier === null || later === null ? null : later - earlier
}

function dailyMeans(pooled: readonly Point[]): Point[] {
  return [...Map.groupBy(pooled, ({ date }) => date)].map(([date, points]) => ({
    date,
    value: points.reduce((sum, { value }) => sum + value, 0) / points.length,
  }))
}
