import { UNTYPED_SPORT } from '../untyped-sport.ts'

/** Words of FIT, TCX and GPX files in those that are stored for the same sport of other makers. */
const SPORTS: Readonly<Record<string, string>> = {
  run: 'running',
  biking: 'cycling',
  ride: 'cycling',
  bike: 'cycling',
  hiking: 'hiking/rucking',
  rucking: 'hiking/rucking',
  trail: 'trail running',
  'trail run': 'trail running',
  mountain: 'mountain biking',
  'lap swimming': 'swimming',
  'open water': 'swimming',
  'open water swimming': 'swimming',
  'indoor cycling': 'cycling',
  'indoor rowing': 'rowing',
  'indoor running': 'running',
  treadmill: 'running',
  'treadmill running': 'running',
  'street running': 'running',
  'track running': 'running',
  'virtual run': 'running',
  'road biking': 'cycling',
  'virtual ride': 'cycling',
  'indoor walking': 'walking',
  'strength training': 'weightlifting',
  strength: 'weightlifting',
  generic: UNTYPED_SPORT,
  other: UNTYPED_SPORT,
  training: UNTYPED_SPORT,
  'fitness equipment': UNTYPED_SPORT,
  all: UNTYPED_SPORT,
}
const LONGEST_SPORT = 40

/** A word that is not listed is kept; what is no word, as Strava's numbers in GPX, is an untyped sport. */
export function sportOf(word: string | null | undefined): string {
  const plain = (word ?? '').replaceAll('_', ' ').trim().toLowerCase()
  if (!/^\p{L}[\p{L} /-]*$/u.test(plain) || plain.length > LONGEST_SPORT) return UNTYPED_SPORT
  return Object.hasOwn(SPORTS, plain) ? (SPORTS[plain] ?? UNTYPED_SPORT) : plain
}

/** Kinds of a sport in FIT that are a sport of their own here; all others are told by the sport alone. */
const OWN_KINDS = new Set([
  'trail',
  'mountain',
  'gravel_cycling',
  'indoor_rowing',
  'strength_training',
  'yoga',
  'pilates',
  'elliptical',
  'hiit',
  'stair_climbing',
  'rucking',
  'indoor_climbing',
  'bouldering',
  'squash',
  'badminton',
  'table_tennis',
  'padel',
  'pickleball',
])

export function sportOfFit(sport: string | null, kind: string | null): string {
  return sportOf(kind !== null && OWN_KINDS.has(kind) ? kind : sport)
}
