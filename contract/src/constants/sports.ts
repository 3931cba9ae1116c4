/**
 * Sports a team name can carry; the words that end an organization's name inside it (docs/reference/administration.md#team-names).
 */
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
