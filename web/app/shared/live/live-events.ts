import type { ChangedAthletes } from '@corner/contract/entities/live.ts'
import { createParser } from 'eventsource-parser'

/**
 * What the server tells of, or what a gap in listening amounts to. opened: from now on changes are heard, and those of before
 * were not.
 */
export type LiveChange =
  | { event: 'athletes'; changed: ChangedAthletes }
  | { event: 'teams' }
  | { event: 'everything' }
  | { event: 'opened' }

interface Heard {
  onChange: (change: LiveChange) => void
  /** The server's word on how long to wait before coming again, ms. */
  onRetry: (ms: number) => void
  /** Anything that came, be it a sign of life. */
  onSign: () => void
}

/** Reads a body of server-sent events to its end. @throws what the connection fails with */
export async function readLiveEvents(body: ReadableStream<Uint8Array>, { onChange, onRetry, onSign }: Heard) {
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
    onSign()
    parser.feed(decoder.decode(read.value, { stream: true }))
  }
}

/** undefined: an event of a later server that this page does not know. One that cannot be read may be about anything. */
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
