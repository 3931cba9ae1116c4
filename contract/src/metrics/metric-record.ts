import type { RecordSeries } from './record-series.ts'

/** Behind a value: `clock` are hours of the day, written `23:40`; '' has none. */
export type Unit = '%' | 'ms' | 'bpm' | 'h' | 'min' | 'kcal' | 'm' | '°C' | 'breaths/min' | 'days' | 'clock' | ''
/** Behind a difference of two values: percent points are no percents, and two clock times are hours apart. */
export type DifferenceUnit = Exclude<Unit, '%' | 'clock'> | 'points'

/** A column of the stored measurements: `recoveries.recovery_score`. */
export type StoredColumn = `${'recoveries' | 'sleeps' | 'cycles' | 'workouts'}.${string}`

/** From where to where the axis of a chart goes; `fit`: as far as the values go, to a round number. */
export interface Axis {
  from: number | 'fit'
  to: number | 'fit'
  ticks?: readonly number[]
}

/** Where the specification fixes what a metric is called: the three sets of charts, and the columns of the rankings. */
export type Place = 'teamCharts' | 'athleteWeek' | 'ownCharts' | 'rankings'

/** Everything about a metric but how its values are read from records (analytics, `metrics/`). */
export interface MetricRecord {
  /** What its values are made of. */
  source: readonly StoredColumn[]
  /** The series that hold them; the first is where one value a day is found. */
  series: readonly RecordSeries[]
  /** Further ones that hold it in full where a maker does not give those: how long a night was, without its times. */
  besides?: readonly RecordSeries[]
  /** Its field in the records of the team screens, with what the API says of it. Absent: it is read where it is asked about. */
  teamField?: { name: string; about: string }

  /** In a sentence: `recovery`, `HRV`, `resting heart rate`. */
  label: string
  /** Where the sentence says already what it is measured against. */
  shortLabel?: string
  /** Where the label alone could be taken for something else: `day strain`. */
  longLabel?: string
  /** What a place calls it that does not use the label with a capital letter, on purpose (metric-name.ts). */
  names?: Partial<Record<Place, string>>
  /** What it says, in a sentence. */
  explanation?: string
  /** Plain nouns that people use for it, the label's among them. */
  words: readonly string[]

  unit: Unit
  differenceUnit: DifferenceUnit
  decimals: 0 | 1
  /** Of an average in a ranking, where it has more than one value. */
  averageDecimals?: 0 | 1
  /** What is good for an athlete; null: neither, it is a matter of plan or of circumstances (strain, bed time). */
  better: 'higher' | 'lower' | null
  /**
   * A change from half to half up to this is no move: for recovery, sleep quality and strain the bounds of the product's "Stable"
   * (constants/team-trends.ts), for the others as much as no coach would call one.
   */
  steadyWithin: number
  /** The least and the most that one day can have; a number beyond them was not meant for this metric. */
  scale: readonly [number, number]
  /** Of a chart; absent: as far as the values go. */
  axis?: Axis
  /** Of the charts of one's own dashboard, where it is another one on purpose. */
  ownAxis?: Axis

  /**
   * What one value is of: `6 of 7 nights`. A day's value, unlike a night's, grows until the day is over. `standing`: of a stretch of
   * days as a whole, and of no single one.
   */
  of: 'night' | 'day' | 'workouts' | 'standing'
  /** Read after waking: what a night leaves, and not what goes into it. */
  isOfMorning?: true
  /** The strain of a day, or what makes it: it shows in the night and the morning after. */
  isLoad?: true
  /** How the days of a stretch make one figure: minutes of training add up, heart rates do not. */
  adds: 'sum' | 'mean'
  /** Of clock times: the hour at which a day of them begins, so that half past midnight is a later bed time than 23:00. */
  clock?: { dayBegins: number }
  /** What is usual for an athlete is read from logarithms, by own-range.ts and not by normal-range.ts. */
  logarithmic?: true
  /** Its values are distances from the own mean themselves, and are written so. */
  isAgainstOwnMean?: true
  /** Where a bound has only a unit, it is this metric that is meant. */
  isMeantByUnit?: true
  /**
   * It is no score, and in plain units near enough from maker to maker, so athletes of all makers may stand in one order: hours
   * asleep, beats and breaths a minute, and not HRV, whose size goes by how and when in the night it is taken.
   */
  everyProvider?: true
}

export const percent = {
  unit: '%',
  differenceUnit: 'points',
  decimals: 0,
  better: 'higher',
  steadyWithin: 2,
  scale: [0, 100],
  adds: 'mean',
} as const

export const heartRate = {
  unit: 'bpm',
  differenceUnit: 'bpm',
  decimals: 0,
  better: null,
  steadyWithin: 2,
  scale: [20, 250],
  adds: 'mean',
} as const
