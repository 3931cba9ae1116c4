import { dayAt } from '../records/calendar.ts'
import { type AthleteEntry, readTeam, type TeamEntry } from '../records/read-team.ts'
import type { Team, World } from '../records/team.ts'
import type { Server } from './server.ts'

/** As many days as any formula reaches back. */
const DAYS_READ = 90

interface TeamRecords {
  summary: { timezone_offset?: string }
  athletes_data: readonly AthleteEntry[]
}

interface Askers {
  coach: Server
  /** Sees the teams that the coach does not coach. */
  admin: Server
}

/**
 * The asking coach's team with its records, and all other teams.
 * @param name or a part of it; absent: the coach's first team
 */
export async function readWorld({ coach, admin }: Askers, name: string | undefined, now: Date): Promise<World> {
  const own = await teamsOf(coach)
  const entry = own.find((team) => name === undefined || team.name.toLowerCase().includes(name.toLowerCase()))
  if (!entry)
    throw new Error(`The coach has no team ${name ?? ''}; there are: ${own.map((team) => team.name).join(', ')}`)
  const { team, offset } = await teamWithRecords(coach, entry)
  const foreign = (await teamsOf(admin)).filter(({ id }) => !own.some((one) => one.id === id))
  const others = await Promise.all(foreign.map(async (one) => (await teamWithRecords(admin, one)).team))
  return { team, others, asOf: dayAt(now, offset) }
}

const teamsOf = async (server: Server) => (await server.call('GET', '/api/teams/teams/')) as TeamEntry[]

async function teamWithRecords(server: Server, entry: TeamEntry): Promise<{ team: Team; offset: string }> {
  const replies = await Promise.all(
    ['recovery', 'sleep', 'activity'].map(
      (kind) =>
        server.call('GET', `/api/teams/teams/${entry.id}/athletes-${kind}/?days=${DAYS_READ}`) as Promise<TeamRecords>,
    ),
  )
  return {
    team: readTeam(
      entry,
      replies.flatMap(({ athletes_data }) => athletes_data),
    ),
    offset: replies[0]?.summary.timezone_offset ?? '+00:00',
  }
}
