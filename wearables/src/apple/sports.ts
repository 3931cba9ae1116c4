import { UNTYPED_SPORT } from '../untyped-sport.ts'

/** Apple's activity types in the words that are stored for the same sport of other makers. */
const SPORTS: Readonly<Record<string, string>> = {
  Hiking: 'hiking/rucking',
  TraditionalStrengthTraining: 'weightlifting',
  FunctionalStrengthTraining: 'functional fitness',
  HighIntensityIntervalTraining: 'hiit',
  CrossTraining: 'functional fitness',
  Swimming: 'swimming',
  Other: UNTYPED_SPORT,
}
const TYPE = /^HKWorkoutActivityType(\w{1,80})$/

/** Another type is read as words: `TableTennis` as `table tennis`. */
export function sportOf(activityType: string | undefined): string {
  const type = TYPE.exec(activityType ?? '')?.[1]
  if (type === undefined) return UNTYPED_SPORT
  return Object.hasOwn(SPORTS, type)
    ? (SPORTS[type] ?? UNTYPED_SPORT)
    : type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}
