import { nameIn } from '../../export-files/cell-values.ts'
import { asObject } from '../../http/read-record.ts'
import { UNTYPED_SPORT } from '../../untyped-sport.ts'

/** Garmin's keys of activity types, in the words that are stored for the same sport of other makers. */
const SPORTS: Readonly<Record<string, string>> = {
  running: 'running',
  treadmill_running: 'running',
  indoor_running: 'running',
  track_running: 'running',
  street_running: 'running',
  virtual_run: 'running',
  cycling: 'cycling',
  road_biking: 'cycling',
  indoor_cycling: 'cycling',
  virtual_ride: 'cycling',
  lap_swimming: 'swimming',
  open_water_swimming: 'swimming',
  hiking: 'hiking/rucking',
  casual_walking: 'walking',
  indoor_rowing: 'rowing',
  strength_training: 'weightlifting',
  other: UNTYPED_SPORT,
  uncategorized: UNTYPED_SPORT,
}

/** A key, or an object with one. Another is read as words: `resort_skiing_v2` as `resort skiing`. */
export function sportOf(activityType: unknown): string {
  const key = nameIn(asObject(activityType)?.typeKey ?? activityType)?.toLowerCase()
  if (key === undefined) return UNTYPED_SPORT
  if (Object.hasOwn(SPORTS, key)) return SPORTS[key] ?? key
  return key.replace(/_v\d+$/, '').replaceAll('_', ' ')
}
