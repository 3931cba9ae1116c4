import type { Day } from './calendar.ts'
import type { MetricName } from './metrics.ts'

/** The value of a day. */
export interface Point {
  date: Day
  value: number
}

export interface Athlete {
  id: string
  full: string
  first: string
  last: string
  connected: boolean
  /** The provider of the scores; null: none. */
  provider: string | null
  /** Oldest first, one a day, without days that have no value. */
  series: Readonly<Record<MetricName, readonly Point[]>>
}

export interface Team {
  id: string
  name: string
  organization: string
  /** In the order of their ids. */
  athletes: readonly Athlete[]
  /** The join codes. */
  codes: readonly string[]
}

/** The teams a set of questions is asked about. */
export interface World {
  /** The asking coach's. */
  team: Team
  /** Teams that this coach does not coach. */
  others: readonly Team[]
  /** The team's today. */
  asOf: Day
}

export const athleteOf = ({ athletes }: Team, id: string | undefined): Athlete | undefined =>
  athletes.find((athlete) => athlete.id === id)
