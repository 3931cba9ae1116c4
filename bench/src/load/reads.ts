import type { Latencies } from './latencies.ts'
import type { LoadClient } from './load-client.ts'
import type { LoadedClub } from './loaded-club.ts'

const TICK_MS = 5
const KINDS = ['recovery', 'sleep', 'activity'] as const
/** Out of 100 reads: a coach looks mostly at the team, often at one athlete; athletes look at their own days. */
const SHARES = { series: 48, teamDay: 10, athlete: 17, teams: 8, me: 5, ownRecords: 8, ownDay: 2, article: 2 }
/** The choices of the period, the shipped one most often. */
const PERIODS = [7, 7, 7, 7, 14, 30, 30, 60, 90, 90]

type Read = { path: string; token: string; kind: string }

/** The tokens of the people who read, by their place in the club's lists. */
export interface SignedIn {
  coaches: readonly string[]
  athletes: readonly string[]
}

/**
 * Sends reads at a fixed rate, whether or not earlier ones were answered, to the processes in turn, until it is stopped.
 * @returns stops sending, and waits for the last answers
 */
export function startReads(
  {
    club,
    client,
    origins,
    tokens,
  }: { club: LoadedClub; client: LoadClient; origins: readonly string[]; tokens: SignedIn },
  perSecond: number,
  times: Latencies,
): () => Promise<void> {
  const startedAtMs = performance.now()
  const underWay = new Set<Promise<void>>()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAtMs) / 1000) * perSecond)
    for (; sent < due; sent++) {
      const { path, ...asked } = nextRead(club, tokens)
      const url = `${origins[sent % origins.length]}${path}`
      const read = client.get({ url, ...asked }, times, startedAtMs + (sent / perSecond) * 1000)
      underWay.add(read)
      void read.then(() => underWay.delete(read))
    }
  }, TICK_MS)
  return async () => {
    clearInterval(timer)
    await Promise.all(underWay)
  }
}

function nextRead({ coaches, athletes }: LoadedClub, tokens: SignedIn): Read {
  const [coach, token] = oneOf(coaches, tokens.coaches)
  const [, ownToken] = oneOf(athletes, tokens.athletes)
  const { team } = coach
  const days = pick(PERIODS)
  const kind = kindOfRead()
  switch (kind) {
    case 'series':
      return {
        path: `/api/teams/teams/${team.id}/athletes-${pick(KINDS)}/?days=${days}`,
        token,
        kind: `${kind} ${days}`,
      }
    case 'teamDay':
      return { path: `/api/teams/teams/${team.id}/day/`, token, kind }
    case 'athlete':
      return {
        path: `/api/teams/teams/${team.id}/athlete-detail/${pick(team.athleteIds)}/?days=${days}`,
        token,
        kind: `${kind} ${days}`,
      }
    case 'teams':
      return { path: '/api/teams/teams/', token, kind }
    case 'me':
      return { path: '/api/users/me/', token, kind }
    case 'ownRecords':
      return {
        path: `${pick(['/api/hrv/user/', '/api/wearables/sleep/', '/api/wearables/activity/'])}?days=${days}`,
        token: ownToken,
        kind: `${kind} ${days}`,
      }
    case 'ownDay':
      return { path: '/api/wearables/day/', token: ownToken, kind }
    case 'article':
      return { path: '/api/knowledge/hrv-basics/', token, kind }
  }
}

function kindOfRead(): keyof typeof SHARES {
  let left = Math.random() * 100
  for (const [kind, share] of Object.entries(SHARES) as [keyof typeof SHARES, number][]) {
    left -= share
    if (left < 0) return kind
  }
  return 'series'
}

function oneOf<T>(people: readonly T[], tokens: readonly string[]): [T, string] {
  const place = Math.floor(Math.random() * people.length)
  return [people[place] as T, tokens[place] ?? '']
}

function pick<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)] as T
}
