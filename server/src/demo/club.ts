import type { Gender } from '@corner/contract/constants/sports.ts'

/** One password for every demo account; the demo is reachable on this machine only. */
export const DEMO_PASSWORD = 'corner-demo'
export const DEMO_DAYS = 90

export const ORGANIZATION = {
  name: 'Riverside Athletics',
  description: 'A simulated club: its athletes live in the WHOOP simulator',
}

export const ADMINISTRATOR = { email: 'admin@corner.example', first_name: 'Robin', last_name: 'Okonkwo' }

interface DemoTeam {
  name: string
  gender: Gender
  description: string
  coach: { email: string; first_name: string; last_name: string }
  /** The numbers of the simulator's members on this team: odd ones are men, even ones women. */
  members: number[]
  /** Members who have not linked their strap. */
  unlinked: number[]
  /** A member whose link has been revoked by WHOOP. */
  expired?: number
}

/** `count` numbers from `first` on, every second one. */
const everySecond = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + 2 * i)

export const TEAMS: DemoTeam[] = [
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

/** The athlete whose login the demo publishes. */
export const SHOWN_ATHLETE = { member: 1, email: 'athlete@corner.example' }
