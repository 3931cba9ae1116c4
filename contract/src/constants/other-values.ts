/** What a value of one night says, beside those that every maker's records have room for. */
export interface OtherValue {
  label: string
  /** As it is printed behind the number; empty: a score without one. */
  unit: string
  /** The ends of a maker's own scale; absent: a physiological measure. */
  scale?: readonly [lowest: number, highest: number]
  /** Whose score it is, by the provider's stored word; absent: a measure that several makers give. */
  provider?: string
}

/**
 * Measures and scores of a morning that are nobody else's `recovery_score`, by the key under which a recovery holds them. A maker's
 * score keeps its own name and scale: two makers' scores cannot be compared, and none is a recovery of 0 to 100 %.
 */
export const OTHER_VALUES = {
  /** Not comparable with rMSSD, and there is no formula between them. */
  hrv_sdnn_milli: { label: 'HRV (SDNN)', unit: 'ms' },
  /** Against the person's own usual night, as the maker works it out. */
  skin_temp_deviation_celsius: { label: 'Skin temperature against usual', unit: '°C' },
  /** Of the night, where a maker gives it beside or in place of a resting heart rate. */
  sleeping_heart_rate: { label: 'Average heart rate asleep', unit: 'bpm' },
  /** Of a night whose times, or whose stages, the maker does not give; another has it in its sleep. */
  sleep_duration_milli: { label: 'Time asleep', unit: 'ms' },
  /** Breaths a minute, of a night whose times the maker does not give; a night with times has it in its sleep. */
  respiratory_rate: { label: 'Respiratory rate', unit: 'breaths/min' },
  oura_readiness: { label: 'Oura readiness', unit: '', scale: [1, 100], provider: 'oura' },
  oura_sleep_score: { label: 'Oura sleep score', unit: '', scale: [1, 100], provider: 'oura' },
  polar_nightly_recharge: { label: 'Nightly Recharge', unit: '', scale: [1, 6], provider: 'polar' },
  /** The ends that Polar's own kit names for `ansStatus`; its app shows -10 to 10. */
  polar_ans_charge: { label: 'ANS charge', unit: '', scale: [-15.7068, 15.7068], provider: 'polar' },
  polar_sleep_score: { label: 'Polar sleep score', unit: '', scale: [1, 100], provider: 'polar' },
  garmin_sleep_score: { label: 'Garmin sleep score', unit: '', scale: [0, 100], provider: 'garmin' },
  garmin_body_battery: { label: 'Body Battery', unit: '', scale: [0, 100], provider: 'garmin' },
  fitbit_readiness: { label: 'Fitbit readiness', unit: '', scale: [1, 100], provider: 'fitbit' },
  fitbit_sleep_score: { label: 'Fitbit sleep score', unit: '', scale: [0, 100], provider: 'fitbit' },
  intervals_readiness: { label: 'Intervals.icu readiness', unit: '', scale: [0, 100], provider: 'intervals' },
  intervals_sleep_score: { label: 'Intervals.icu sleep score', unit: '', scale: [0, 100], provider: 'intervals' },
  withings_sleep_score: { label: 'Withings sleep score', unit: '', scale: [0, 100], provider: 'withings' },
} as const satisfies Record<string, OtherValue>

export type OtherValueKey = keyof typeof OTHER_VALUES
