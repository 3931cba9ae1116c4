import { OTHER_VALUES, type OtherValue, type OtherValueKey } from '../constants/other-values.ts'
import { providerLabel } from '../constants/providers.ts'
import type { MetricRecord } from './metric-record.ts'

/** The other values of a morning that are one maker's own score. */
export type MakerScoreKey = {
  [Key in OtherValueKey]: (typeof OTHER_VALUES)[Key] extends { provider: string } ? Key : never
}[OtherValueKey]

/** No screen shows one in the team's records. */
type MakerScoreRecord = Omit<MetricRecord, 'teamField'>

/** A score of so many steps is written without decimals. */
const WHOLE_FROM = 90

function recordOf({ label, scale = [0, 100], provider = '' }: OtherValue): MakerScoreRecord {
  const maker = providerLabel(provider)
  const full = label.toLowerCase().startsWith(maker.toLowerCase()) ? [label] : [label, `${maker} ${label}`]
  // "Intervals" is said for "Intervals.icu".
  const names = [...new Set(full.flatMap((name) => [name, name.replace(/\.\w+/, '')]))]
  const [lowest, highest] = scale
  return {
    source: ['recoveries.other_values'],
    series: ['recovery'],
    of: 'night',
    label,
    words: names.flatMap((name) => (/score$/.test(name) ? [name] : [name, `${name} score`])),
    unit: '',
    differenceUnit: '',
    decimals: Number.isInteger(lowest) ? 0 : 1,
    better: 'higher',
    steadyWithin: highest - lowest >= WHOLE_FROM ? 2 : 0.5,
    scale,
    adds: 'mean',
    isOfMorning: true,
  }
}

/**
 * The scores that makers give a morning of their own, each by its own name and scale: none is a recovery of 0 to 100 %, and two makers'
 * cannot be compared (constants/other-values.ts).
 */
export const MAKER_SCORE_METRICS = Object.fromEntries(
  Object.entries<OtherValue>(OTHER_VALUES).flatMap(([key, value]) =>
    value.provider === undefined ? [] : [[key, recordOf(value)]],
  ),
) as Record<MakerScoreKey, MakerScoreRecord>
