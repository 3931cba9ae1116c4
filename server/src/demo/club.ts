import type { Gender } from '@corner/contract/constants/sports.ts'

/** One password for every demo account; the demo is reachable on this machine only. */
export const DEMO_PASSWORD = 'corner-demo'
export const DEMO_DAYS = 90

export const ORGANIZATION = {
  name: 'Riverside Athletics',
  description: 'A simulated club: its athletes live in simulated clouds',
}

export const ADMINISTRATOR = { email: 'admin@corner.example', first_name: 'Robin', last_name: 'Okonkwo' }

export interface DemoTeam {
  name: string
  gender: Gender
  description: string
  coach: { email: string; first_name: string; last_name: string }
  /** The numbers of the simulated people on this team: odd ones are men, even ones women. */
  members: number[]
  /** Who does not wear a WHOOP, by the stored name of their provider. */
  others?: Readonly<Record<string, readonly number[]>>
  /** Members who have not linked a wearable. */
  unlinked: number[]
  /** A member whose link has been revoked by the maker. */
  expired?: number
  /** A member who has paused their link. */
  paused?: number
}

/** `count` numbers from `first` on, every second one. */
const everySecond = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + 2 * i)

const WHOOP_TEAMS: DemoTeam[] = [
  {
    name: "Riverside Men's Wrestling",
    gender: 'male',
    description: 'Freestyle and folkstyle, ten weight classes',
    coach: { email: 'coach@corner.example', first_name: 'Dana', last_name: 'Whitfield' },
    members: everySecond(1, 24),
    unlinked: [43, 47],
    expired: 31,
  },
  {
    name: "Riverside Women's Wrestling",
    gender: 'female',
    description: 'Freestyle, founded last season',
    coach: { email: 'coach.women@corner.example', first_name: 'Marta', last_name: 'Lindqvist' },
    members: everySecond(2, 16),
    unlinked: [30],
  },
]

/**
 * Not among the members that a consent page lists, whom somebody may have linked already. Their places (`people/place.ts` of
 * the simulated clouds) fill a group of twenty.
 */
const MIXED_TEAM: DemoTeam = {
  name: 'Riverside Mixed Wrestling',
  gender: 'mixed',
  description: 'Beach wrestling, with the wearables that each brought along',
  coach: { email: 'coach.mixed@corner.example', first_name: 'Ilan', last_name: 'Castellanos' },
  members: [...everySecond(61, 10), ...everySecond(74, 10)],
  others: {
    oura: [75, 79, 82, 86, 90],
    polar: [65, 69, 80, 84],
    intervals: [61, 73, 76], // a Garmin each: intervals/records/watches.ts
  },
  unlinked: [77, 88, 92],
  expired: 86,
  paused: 84,
}

/** What one release of the demo brought: teams that are created, linked and marked together. */
export interface DemoStage {
  teams: readonly DemoTeam[]
  /** The marks in the database: a stage that has the first and not the second was killed, and is resumed. */
  marks: { created: string; filled: string }
}

export const FIRST_STAGE: DemoStage = {
  teams: WHOOP_TEAMS,
  marks: { created: 'demo_club_created', filled: 'demo_filled' },
}
export const MIXED_STAGE: DemoStage = {
  teams: [MIXED_TEAM],
  marks: { created: 'demo_mixed_team_created', filled: 'demo_mixed_team_filled' },
}

/** The athlete whose login the demo publishes. */
export const SHOWN_ATHLETE = { member: 1, email: 'athlete@corner.example' }
