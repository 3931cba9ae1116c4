import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { TrendLabels } from '@corner/contract/constants/team-trends.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { meanOf, sumOf } from './averages.ts'
import { readHalvesOfDays, valuesByDay } from './halves.ts'
import { type Point, pointsOf } from './points.ts'
import { roundTo, writtenSigned } from './rounding.ts'

/** How a team's value moved over a period. */
export interface TeamTrend {
  /** Mean of the later half of the records minus mean of the earlier half, not rounded to draw; null: fewer than 4 records, or all of one day. */
  change: number | null
  /** The change as it is read, signed, always with one decimal; null without a change. */
  changeText: string | null
  /** In words; null without a change. */
  label: string | null
  /** The team's mean of each day with a value, oldest first. */
  dailyMeans: readonly Point[]
  /** How many records went in. */
  records: number
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
 * The trend of a team (docs/reference/metrics-and-rules.md#team-trends, docs/reference/sports-science.md#f12): all athletes'
 * records with the value in order of date, those of one day by athlete id; the mean of the later half minus that of the earlier.
 * The middle one of an odd number belongs to the later half.
 * @param athletes of one provider: scores of different makers are never averaged together
 */
export function readTeamTrend<DayRecord extends { date: CalendarDay }>(
  athletes: readonly AthleteRecords[],
  seriesOf: (athlete: AthleteRecords) => readonly DayRecord[],
  readValue: (record: DayRecord) => number | null,
  labels: TrendLabels,
): TeamTrend {
  const days = valuesByDay(
    athletes
      .toSorted((a, b) => (a.athlete_id < b.athlete_id ? -1 : 1))
      .map((athlete) => pointsOf(seriesOf(athlete), readValue)),
  )
  const change = readHalvesOfDays(days)?.change ?? null
  return {
    change,
    changeText: change === null ? null : writtenSigned(change, 1),
    label: change === null ? null : trendLabel(labels, change),
    dailyMeans: days.flatMap(({ date, values }) => {
      const value = meanOf(values)
      return value === null ? [] : [{ date, value }]
    }),
    records: sumOf(days.map(({ values }) => values.length)),
  }
}
