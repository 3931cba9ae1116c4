/**
 * The sports in team names, and the words that end an organization's name within a team name
 * (docs/reference/administration.md#team-names).
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
