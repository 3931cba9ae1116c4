import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import type { OfMaker } from '@corner/analytics/series/one-maker.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { RECOVERY_PALETTE, SMALL_PALETTE } from '@corner/contract/constants/charts.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { BandEdge, ChartMetric, StandsOut } from '../../../../shared/charts/chart-description.ts'
import type { SeriesName } from '../../records/team-replies.ts'
import { RECOVERY, SLEEP_DURATION, SLEEP_QUALITY, STRAIN } from './metrics.ts'

/** The source of a line: one value per day. */
export interface TeamSeries {
  metric: ChartMetric
  valuesOf: (athlete: AthleteRecords) => readonly (OfMaker & { value: number | null })[]
}

/**
 * A chart of the Analytics Dashboard: one line per athlete, or two (docs/reference/coach-dashboard.md#analytics-tab).
 */
export interface TeamChart {
  /** The name in the address, and of the series in a team's failures. */
  name: SeriesName
  title: string
  left: TeamSeries
  right: TeamSeries | null
  /**
   * Size of its palette.
   * @param count of athletes with a line (docs/reference/metrics-and-rules.md#chart-scales)
   */
  colours: (count: number) => number
  /** Which values count for who is named when more athletes are chosen than there are colours. */
  standsOut: StandsOut
  /** Of the bands that its values are judged by. */
  edges: readonly BandEdge[]
}

const smallPalette = (count: number) => (count <= SMALL_PALETTE.athletes ? SMALL_PALETTE.few : SMALL_PALETTE.many)

export const TEAM_CHARTS: readonly TeamChart[] = [
  {
    name: 'recovery',
    title: 'Recovery',
    left: {
      metric: RECOVERY,
      valuesOf: ({ recovery_data }) =>
        recovery_data.map(({ date, recovery_score: value, maker }) => ({ date, value, maker })),
    },
    right: null,
    colours: () => RECOVERY_PALETTE,
    standsOut: { below: CAUTION_FROM },
    edges: [
      { at: READY_FROM, side: 'above', colour: 'ready', name: 'ready' },
      { at: CAUTION_FROM - 1, side: 'below', colour: 'red', name: 'in the red' },
    ],
  },
  {
    name: 'sleep',
    title: 'Sleep Quality & Duration',
    left: {
      metric: SLEEP_QUALITY,
      valuesOf: ({ sleep_data }) =>
        sleep_data.map(({ date, sleep_quality_score: value, maker }) => ({ date, value, maker })),
    },
    right: {
      metric: SLEEP_DURATION,
      valuesOf: ({ sleep_data }) =>
        sleep_data.map(({ date, total_duration_hours: value, maker }) => ({ date, value, maker })),
    },
    colours: smallPalette,
    standsOut: { below: AT_RISK.sleepQualityBelow },
    edges: [],
  },
  {
    name: 'activity',
    title: 'Team Activity/Strain Analysis',
    left: {
      metric: STRAIN,
      valuesOf: ({ activity_data }) =>
        activity_data.map(({ date, strain_score: value, maker }) => ({ date, value, maker })),
    },
    right: null,
    colours: smallPalette,
    standsOut: { above: AT_RISK.averageStrainAbove },
    edges: [
      { at: AT_RISK.averageStrainAbove, side: 'above', colour: 'caution', name: `above ${AT_RISK.averageStrainAbove}` },
    ],
  },
]
