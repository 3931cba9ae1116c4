import type { ChangedAthletes } from '@corner/contract/entities/live.ts'
import { createParser } from 'eventsource-parser'

/**
 * A change sent by the server, or a possible gap in listening. opened: changes arrive from now on, but earlier ones
 * were missed.
 */
export type LiveChange =
  | { event: 'athletes'; changed: ChangedAthletes }
  | { event: 'teams' }
  | { event: 'everything' }
  | { event: 'opened' }

interface Heard {
  onChange: (change: LiveChange) => void
  /** The server's instruction on how long to wait before reconnecting, ms. */
  onRetry: (ms: number) => void
  /** Called for any data, including heartbeats. */
  onActivity: () => void
}

/**
 * Reads a body of server-sent events to its end.
 * @throws the connection's error
 */
export async function readLiveEvents(body: ReadableStream<Uint8Array>, { onChange, onRetry, onActivity }: Heard) {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const change = changeIn(event, data)
      if (change) onChange(change)
    },
    onRetry,
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    onActivity()
    parser.feed(decoder.decode(read.value, { stream: true }))
  }
}

/** undefined: an unknown event of a later server. An event that cannot be parsed may concern anything. */
function changeIn(event: string | undefined, data: string): LiveChange | undefined {
  if (event === 'teams' || event === 'everything') return { event }
  if (event !== 'athletes') return undefined
  try {
    const changed: unknown = JSON.parse(data)
    return isChangedAthletes(changed) ? { event, changed } : { event: 'everything' }
  } catch {
    return { event: 'everything' }
  }
}

function isChangedAthletes(value: unknown): value is ChangedAthletes {
  if (typeof value !== 'object' || value === null) return false
  const { athlete_ids, team_ids } = value as Partial<ChangedAthletes>
  return Array.isArray(athlete_ids) && Array.isArray(team_ids)
}
