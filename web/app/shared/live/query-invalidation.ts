import type { Query, QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../api/query-keys.ts'
import type { LiveChange } from './live-events.ts'

/** What never answers must not keep later changes from the page. */
const PATIENCE_MS = 10_000
/** The server tells of a change this long after it, so what was read so shortly before a stream opened is told of on it. */
const TOLD_AFTER_MS = 250

/**
 * Makes what the page shows fresh after a change: the queries concerned are stale from then on, and those on the screen are asked
 * again at once. While they are, further changes gather: a slow line is never asked faster than it answers.
 */
export class QueryInvalidator {
  private readonly client: QueryClient
  private readonly userId: string
  private gathered: LiveChange[] = []
  private isAsking = false

  /** @param userId whose own records these pages show */
  constructor(client: QueryClient, userId: string) {
    this.client = client
    this.userId = userId
  }

  add(change: LiveChange): void {
    this.gathered.push(change)
    if (!this.isAsking) void this.askAnew()
  }

  private async askAnew(): Promise<void> {
    this.isAsking = true
    while (this.gathered.length > 0) {
      const changes = this.gathered.splice(0)
      const predicate = (query: Query) => changes.some((change) => isConcerned(query, change, this.userId))
      // What is loaded for the first time may have been read before the change: it is asked once more after that.
      const loading = this.client
        .getQueryCache()
        .findAll({ predicate, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data === undefined)
      await this.within(this.client.invalidateQueries({ predicate }))
      if (loading.length > 0)
        await this.within(this.client.invalidateQueries({ predicate: (query) => loading.includes(query) }))
    }
    this.isAsking = false
  }

  private async within(asked: Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS)
    })
    await Promise.race([asked, tooLong]).finally(() => clearTimeout(timer))
  }
}

/** What lists of teams show, and what follows from being in one: the own role may be another. */
const OF_TEAMS = ['teams', 'team', 'athlete', 'profile']

/** Own records, and the own link: it says of itself when it was lost. */
const OWN: readonly unknown[] = [queryKeys.ownRecords[0], queryKeys.deviceStatus[0]]

/** Keys: ['team', teamId, series, days], ['athlete', teamId, athleteId, days]; the others by their first word. */
function isConcerned({ queryKey, state }: Query, change: LiveChange, userId: string): boolean {
  const [subject, teamId, athleteId] = queryKey
  const isOwn = OWN.includes(subject)
  if (change.event !== 'athletes') {
    // What is on its way, or was read as the page came, is as new as the stream.
    if (change.event === 'opened' && !isReadBefore(state, Date.now() - TOLD_AFTER_MS)) return false
    return OF_TEAMS.some((one) => one === subject) || (change.event !== 'teams' && isOwn)
  }
  const { athlete_ids, team_ids } = change.changed
  if (subject === 'team') return team_ids.includes(String(teamId))
  if (subject === 'athlete') return athlete_ids.includes(String(athleteId))
  return isOwn && athlete_ids.includes(userId)
}

/** What failed is asked once more, too. */
function isReadBefore({ data, dataUpdatedAt, errorUpdatedAt, fetchStatus }: Query['state'], ms: number): boolean {
  const isFirst = data === undefined && fetchStatus !== 'idle'
  return !isFirst && Math.max(dataUpdatedAt, errorUpdatedAt) < ms
}
