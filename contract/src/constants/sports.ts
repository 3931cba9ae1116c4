/** Sports a team name can carry; the words that end an organization's name inside it (spec 1, section 3). */
export const SPORTS = [
  'Wrestling',
  'Football',
  'Soccer',
  'Basketball',
  'Baseball',
  'Track',
  'Swimming',
  'Tennis',
  'Golf',
  'Hockey',
] as const
export const GENDERS = ['mixed', 'male', 'female'] as const
export type Gender = (typeof GENDERS)[number]
