/** The only types of Apple's `Record`s that are looked at. All others, intimate ones among them, are passed over unread. */
export const SLEEP_TYPE = 'HKCategoryTypeIdentifierSleepAnalysis'

/** One measure of a moment. */
interface SampleType {
  /** Factors to our unit, by the unit that the record names. */
  units: Readonly<Record<string, number>>
  /** In our unit; outside of it, it is no measure of a person. */
  range: readonly [least: number, most: number]
}

/** What a night is measured by; resting heart rate, by the day. */
const SAMPLE_TYPES = {
  HKQuantityTypeIdentifierHeartRateVariabilitySDNN: { units: { ms: 1, s: 1000 }, range: [1, 1000] },
  /** Since iOS 27, which shows it as Recovery HRV. */
  HKQuantityTypeIdentifierHeartRateVariabilityRMSSD: { units: { ms: 1, s: 1000 }, range: [1, 1000] },
  HKQuantityTypeIdentifierRestingHeartRate: { units: { 'count/min': 1, 'count/s': 60 }, range: [20, 220] },
  HKQuantityTypeIdentifierRespiratoryRate: { units: { 'count/min': 1, 'count/s': 60 }, range: [4, 60] },
  /** Apple's `%` goes from 0 to 1. */
  HKQuantityTypeIdentifierOxygenSaturation: { units: { '%': 100 }, range: [50, 100] },
} as const satisfies Record<string, SampleType>

export type SampleTypeName = keyof typeof SAMPLE_TYPES

/** Seen, counted and told to the athlete, but not taken in. */
export const LEFT_OUT: Readonly<Record<string, { what: string; why: string }>> = {
  HKQuantityTypeIdentifierAppleSleepingWristTemperature: {
    what: 'wrist temperatures',
    why: 'Apple gives the temperature of the wrist, not how far it is from your usual',
  },
  HKQuantityTypeIdentifierBodyMass: { what: 'weights', why: 'Corner keeps no weights from files yet' },
}

export const READ_TYPES: ReadonlySet<string> = new Set([
  SLEEP_TYPE,
  ...Object.keys(SAMPLE_TYPES),
  ...Object.keys(LEFT_OUT),
])

export const isSampleType = (type: string): type is SampleTypeName => Object.hasOwn(SAMPLE_TYPES, type)

/** In our unit; undefined: not a number, in an unknown unit, or out of range. */
export function readSample(
  type: SampleTypeName,
  value: string | undefined,
  unit: string | undefined,
): number | undefined {
  const { units, range }: SampleType = SAMPLE_TYPES[type]
  const factor = Object.hasOwn(units, unit ?? '') ? units[unit ?? ''] : undefined
  const given = readNumber(value)
  if (given === undefined || factor === undefined) return undefined
  const converted = given * factor
  return converted >= range[0] && converted <= range[1] ? converted : undefined
}

export function readNumber(text: string | undefined): number | undefined {
  const value = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text ?? '') ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}
