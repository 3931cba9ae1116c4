import { RECOVERY_TREND, SLEEP_TREND, STRAIN_TREND } from '@corner/contract/constants/team-trends.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { isMeasured } from './measured.ts'
import { type Point, pointsOf } from './points.ts'

type Series = Pick<AthleteRecords, 'recovery_data' | 'sleep_data' | 'activity_data'>

/** A metric of a day, with how it is written. */
export interface Metric {
  /** As it stands in a sentence: `recovery`, `HRV`, `resting heart rate`. */
  label: string
  /** Behind a value; '' for strain. */
  unit: '%' | 'ms' | 'bpm' | 'h' | ''
  /** Behind a difference of two values: percent points are no percents. */
  differenceUnit: 'points' | 'ms' | 'bpm' | 'h' | ''
  decimals: 0 | 1
  /** What is good for an athlete; null: neither, it is a matter of plan (strain, heart rates of a day). */
  better: 'higher' | 'lower' | null
  /**
   * A change from half to half up to this is no move: for recovery, sleep quality and strain the bounds of the product's "Stable"
   * (contract/constants/team-trends.ts), for the others as much as no coach would call one.
   */
  steadyWithin: number
  /** One point a day, oldest first. As on the screens, a record without the value its series is about counts as none. */
  read(records: Series): Point[]
}

const percent = { unit: '%', differenceUnit: 'points', decimals: 0, better: 'higher', steadyWithin: 2 } as const
const dayRate = { unit: 'bpm', differenceUnit: 'bpm', decimals: 0, better: null, steadyWithin: 2 } as const

const scored = ({ recovery_data }: Series) => recovery_data.filter(({ recovery_score }) => isMeasured(recovery_score))
const slept = ({ sleep_data }: Series) => sleep_data.filter((night) => isMeasured(night.total_duration_hours))
const strained = ({ activity_data }: Series) => activity_data.filter(({ strain_score }) => isMeasured(strain_score))

/** Every metric that the product knows (spec 2, section 3, "Records"). */
export const METRICS = {
  recovery: {
    label: 'recovery',
    ...percent,
    steadyWithin: RECOVERY_TREND.bounds[1],
    read: (records) => pointsOf(scored(records), ({ recovery_score }) => recovery_score),
  },
  hrv: {
    ...{ label: 'HRV', unit: 'ms', differenceUnit: 'ms', decimals: 0, better: 'higher', steadyWithin: 2 },
    read: (records) => pointsOf(scored(records), ({ hrv_rmssd_milli }) => hrv_rmssd_milli),
  },
  resting_heart_rate: {
    ...{
      label: 'resting heart rate',
      unit: 'bpm',
      differenceUnit: 'bpm',
      decimals: 0,
      better: 'lower',
      steadyWithin: 1,
    },
    read: (records) => pointsOf(scored(records), ({ resting_heart_rate }) => resting_heart_rate),
  },
  sleep_duration: {
    ...{ label: 'sleep', unit: 'h', differenceUnit: 'h', decimals: 1, better: 'higher', steadyWithin: 0.1 },
    read: (records) => pointsOf(slept(records), ({ total_duration_hours }) => total_duration_hours),
  },
  sleep_quality: {
    label: 'sleep quality',
    ...percent,
    steadyWithin: SLEEP_TREND.bounds[1],
    read: (records) => pointsOf(slept(records), ({ sleep_quality_score }) => sleep_quality_score),
  },
  sleep_efficiency: {
    label: 'sleep efficiency',
    ...percent,
    // "Sleep efficiency average uses positive values only" (spec 2, section 3).
    read: (records) => pointsOf(slept(records), ({ sleep_efficiency }) => sleep_efficiency || null),
  },
  sleep_consistency: {
    label: 'sleep consistency',
    ...percent,
    read: (records) => pointsOf(slept(records), (night) => night.sleep_consistency_percentage),
  },
  strain: {
    ...{
      label: 'strain',
      unit: '',
      differenceUnit: '',
      decimals: 1,
      better: null,
      steadyWithin: STRAIN_TREND.bounds[1],
    },
    read: (records) => pointsOf(strained(records), ({ strain_score }) => strain_score),
  },
  average_heart_rate: {
    label: 'average heart rate',
    ...dayRate,
    read: (records) => pointsOf(strained(records), ({ average_heart_rate }) => average_heart_rate),
  },
  max_heart_rate: {
    label: 'maximum heart rate',
    ...dayRate,
    read: (records) => pointsOf(strained(records), ({ max_heart_rate }) => max_heart_rate),
  },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof METRICS
export const METRIC_NAMES = Object.keys(METRICS) as [MetricName, ...MetricName[]]

/** A metric by its name, without the exact type of each entry. */
export const metricOf = (name: MetricName): Metric => METRICS[name]
