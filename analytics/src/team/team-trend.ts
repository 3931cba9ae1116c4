import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { TrendLabels } from '@corner/contract/constants/team-trends.ts'
import type { AthleteRecords } from '../athlete/athlete-records.ts'
import { meanOf, sumOf } from '../numbers/averages.ts'
import { roundTo, writtenSigned } from '../numbers/rounding.ts'
import { readHalvesOfDays, valuesByDay } from '../series/halves.ts'
import { type Point, pointsOf } from '../series/points.ts'
import { type ThinDay, thinDays } from './thin-days.ts'

const CHANGE_DECIMALS = 1

/** The change of a team's value over a period. */
export interface TeamTrend {
  /**
   * Mean of the later half of the records minus mean of the earlier half, unrounded; null: fewer than 4 records, or all
   * of one day.
   */
  change: number | null
  /** The change as text, signed, always with one decimal; null without a change. */
  changeText: string | null
  /** The label of the change; null without a change. */
  label: string | null
  /** The team's mean of each day with a value, oldest first. */
  dailyMeans: readonly Point[]
  /** The newest of these days while few athletes have a value, oldest first: not to be drawn as a full day. */
  thinDays: readonly ThinDay[]
  /** Number of records used. */
  records: number
}

/**
 * The label of a change: that of the first bound that it exceeds. Equal to a bound does not exceed it. By the rounded
 * change, so that the same number never has two labels.
 */
export function trendLabel({ bounds, labels }: TrendLabels, change: number): string {
  const shown = roundTo(change, CHANGE_DECIMALS)
  const place = bounds.findIndex((bound) => shown > bound)
  return labels[place === -1 ? 4 : place] ?? labels[4]
}

/** The direction of the arrow, by the rounded change, so that `0.0` is flat. */
export function trendDirection(change: number): 'up' | 'down' | 'flat' {
  const shown = roundTo(change, CHANGE_DECIMALS)
  return shown > 0 ? 'up' : shown < 0 ? 'down' : 'flat'
}

/**
 * The trend of a team (docs/reference/metrics-and-rules.md#team-trends, docs/reference/sports-science.md#f12): all
 * athletes' records with the value, ordered by date and then by athlete id; mean of the later half minus mean of the
 * earlier half. With an odd number, the middle record belongs to the later half.
 * @param athletes of one provider: scores of different providers are never averaged together
 */
export function readTeamTrend<DayRecord extends { date: CalendarDay }>(
  athletes: readonly AthleteRecords[],
  seriesOf: (athlete: AthleteRecords) => readonly DayRecord[],
  readValue: (record: DayRecord) => number | null,
  labels: TrendLabels,
): TeamTrend {
  const series = athletes
    .toSorted((a, b) => (a.athlete_id < b.athlete_id ? -1 : 1))
    .map((athlete) => pointsOf(seriesOf(athlete), readValue))
  const days = valuesByDay(series)
  const change = readHalvesOfDays(days)?.change ?? null
  return {
    change,
    changeText: change === null ? null : writtenSigned(change, CHANGE_DECIMALS),
    label: change === null ? null : trendLabel(labels, change),
    dailyMeans: days.flatMap(({ date, values }) => {
      const value = meanOf(values)
      return value === null ? [] : [{ date, value }]
    }),
    thinDays: thinDays(days, series),
    records: sumOf(days.map(({ values }) => values.length)),
  }
}
