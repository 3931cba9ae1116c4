import type { SeriesKind } from '@corner/server/measurements/series-readings.ts'
import type { HttpClient } from './http-client.ts'
import { DAYS, type LinkedTeam } from './linked-team.ts'
import { register } from './register.ts'

export const KINDS: readonly SeriesKind[] = ['recovery', 'sleep', 'activity']

export function seriesPath(team: LinkedTeam, kind: SeriesKind): string {
  return `/api/teams/teams/${team.id}/athletes-${kind}/?days=${DAYS}`
}

/**
 * Registers a coach for the team. @returns the local storage entries of their session
 * (docs/reference/accounts.md#browser-storage)
 */
export async function signInAsCoach(http: HttpClient, team: LinkedTeam): Promise<Record<string, string>> {
  const login = { email: `coach.${team.coachCode}@bench.corner.example`, password: 'bench-password' }
  return register(http, login, { first_name: 'Cora', last_name: 'Coach', role: 'coach', team_code: team.coachCode })
}

/** The API calls of a coach's page, in sequence. */
export async function fetchPage(http: HttpClient, team: LinkedTeam, headers: Record<string, string>): Promise<void> {
  for (const kind of KINDS) await http.call('GET', seriesPath(team, kind), headers)
}

/**
 * The server's time for API calls since the last call of this function, from receiving a request to handing over the last
 * byte, in ms.
 */
export async function readServerTime(http: HttpClient): Promise<number> {
  const reply = await http.call('GET', '/server-time')
  return JSON.parse(reply.body.toString()).ms
}
