import { UNTYPED_SPORT } from '../untyped-sport.ts'

/** Intervals.icu's activity types, which are Strava's, in the words that are stored for the same sport of other makers. */
const SPORTS: Readonly<Record<string, string>> = {
  Run: 'running',
  TrailRun: 'trail running',
  VirtualRun: 'running',
  Ride: 'cycling',
  VirtualRide: 'cycling',
  MountainBikeRide: 'mountain biking',
  GravelRide: 'gravel cycling',
  Swim: 'swimming',
  OpenWaterSwim: 'swimming',
  Walk: 'walking',
  Hike: 'hiking/rucking',
  Rowing: 'rowing',
  VirtualRow: 'rowing',
  WeightTraining: 'weightlifting',
  Crossfit: 'functional fitness',
  HighIntensityIntervalTraining: 'hiit',
  Workout: UNTYPED_SPORT,
  Other: UNTYPED_SPORT,
}

/** Another type is read as words: `NordicSki` as `nordic ski`. */
export function sportOf(type: string | null | undefined): string {
  if (!type) return UNTYPED_SPORT
  return Object.hasOwn(SPORTS, type) ? (SPORTS[type] ?? type) : type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}
