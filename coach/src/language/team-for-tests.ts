import type { ReadingScope } from '../reading/spans/find-spans.ts'
import type { KnownAthlete } from '../scope.ts'

const NAMES = [
  'Marcus Okafor',
  'Ana Costa',
  'Sam Delgado',
  'Sam Torres',
  'Samuel Whitfield',
  'José Ramírez',
  'Will Best',
  'Grace Hale',
  'Mateo Reyes',
  'Michael O’Brien',
  'Ruslan Petrov',
  'Mary-Jane De La Cruz',
]

/** An athlete of the team below, by the full name. */
export const athlete = (name: string): KnownAthlete => ({
  id: `athlete-${NAMES.indexOf(name) + 1}`,
  name,
  first_name: name.split(' ')[0] ?? name,
  connected: true,
  linkEnded: false,
})

/** A men's team on Saturday, 21 November 2026, over 7 days. Two of them are called Sam. */
export const riverside = (changes: Partial<ReadingScope> = {}): ReadingScope => ({
  team: { id: 'team-1', name: "Riverside Men's Wrestling", organization: 'Riverside' },
  view: 'team',
  athletes: NAMES.map(athlete),
  days: 7,
  today: '2026-11-21',
  ...changes,
})
