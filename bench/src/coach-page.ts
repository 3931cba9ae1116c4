import type { SeriesKind } from '@corner/server/measurements/series-readings.ts'
import type { HttpClient } from './http-client.ts'
import { DAYS, type LinkedTeam } from './linked-team.ts'

export const KINDS: readonly SeriesKind[] = ['recovery', 'sleep', 'activity']

export function seriesPath(team: LinkedTeam, kind: SeriesKind): string {
  return `/api/teams/teams/${team.id}/athletes-${kind}/?days=${DAYS}`
}

/** A new coach of the team; @returns what the app keeps of their sign-in (docs/reference/accounts.md#browser-storage) */
export async function signInAsCoach(http: HttpClient, team: LinkedTeam): Promise<Record<string, string>> {
  const login = { email: `coach.${team.coachCode}@bench.corner.example`, password: 'bench-password' }
  const person = { ...login, first_name: 'Cora', last_name: 'Coach', role: 'coach', team_code: team.coachCode }
  await http.call('POST', '/api/register/', {}, person)
  const { access, refresh } = JSON.parse((await http.call('POST', '/api/token/', {}, login)).body.toString())
  const me = await http.call('GET', '/api/users/me/', { authorization: `Bearer ${access}` })
  return { access, refresh, user_info: me.body.toString() }
}

/** The calls of a coach's page, one after the other. */
export async function fetchPage(http: HttpClient, team: LinkedTeam, headers: Record<string, string>): Promise<void> {
  for (const kind of KINDS) await http.call('GET', seriesPath(team, kind), headers)
}

/** The server's own time for the API's calls since it was last asked, from a request's head to the last byte handed over, in ms. */
export async function takeServerTime(http: HttpClient): Promise<number> {
  const reply = await http.call('GET', '/server-time')
  return JSON.parse(reply.body.toString()).ms
}
