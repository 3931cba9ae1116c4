import type { SeriesKind } from '@corner/server/measurements/series-readings.ts'

/** What both peers answer: the path of Corner's own call. */
export const PEER_PATH = '/api/teams/teams/:teamId/athletes-:kind/'

export interface PeerRequest {
  teamId: string
  kind: SeriesKind
  /** The first day of the period, and the last. */
  from: string
  today: string
}

const DAY_MS = 86_400_000

export function readRequest(params: { teamId?: string; kind?: string }, query: { days?: string }): PeerRequest {
  const nowMs = Date.now()
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return {
    teamId: params.teamId ?? '',
    kind: params.kind as SeriesKind,
    from: day(nowMs - (Number(query.days) - 1) * DAY_MS),
    today: day(nowMs),
  }
}
