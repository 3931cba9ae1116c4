import type { Query, QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../api/query-keys.ts'
import type { LiveChange } from './live-events.ts'

/** A call that never answers must not block later changes. */
const REFETCH_TIMEOUT_MS = 10_000
/**
 * The server sends a change up to this long after it, so data read this shortly before a stream opened is covered by
 * the stream.
 */
const DELIVERY_DELAY_MS = 250

/**
 * Invalidates queries after a change: inactive ones become stale, active ones are refetched at once. Changes during a
 * refetch are collected, so that a slow connection is not overloaded.
 */
export class QueryInvalidator {
  private readonly client: QueryClient
  private readonly userId: string
  private gathered: LiveChange[] = []
  private isRefetching = false

  /** @param userId the user whose own records these pages show */
  constructor(client: QueryClient, userId: string) {
    this.client = client
    this.userId = userId
  }

  add(change: LiveChange): void {
    this.gathered.push(change)
    if (!this.isRefetching) void this.refetchGathered()
  }

  private async refetchGathered(): Promise<void> {
    this.isRefetching = true
    while (this.gathered.length > 0) {
      const changes = this.gathered.splice(0)
      const predicate = (query: Query) => changes.some((change) => isConcerned(query, change, this.userId))
      // A first load may have read the data before the change: it is repeated once afterwards.
      const loading = this.client
        .getQueryCache()
        .findAll({ predicate, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data === undefined)
      await this.within(this.client.invalidateQueries({ predicate }))
      if (loading.length > 0)
        await this.within(this.client.invalidateQueries({ predicate: (query) => loading.includes(query) }))
    }
    this.isRefetching = false
  }

  private async within(asked: Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, REFETCH_TIMEOUT_MS)
    })
    await Promise.race([asked, tooLong]).finally(() => clearTimeout(timer))
  }
}

/** Lists of teams, and what depends on membership: the user's own role may have changed. */
const OF_TEAMS = ['teams', 'team', 'athlete', 'profile']

/** Own records, and the own device link: no event says that it was lost, so it is fetched again with the records. */
const OWN: readonly unknown[] = [queryKeys.ownRecords[0], queryKeys.deviceStatus[0]]

/** Keys: ['team', teamId, series, days], ['athlete', teamId, athleteId, days]; the others by their first word. */
function isConcerned({ queryKey, state }: Query, change: LiveChange, userId: string): boolean {
  const [subject, teamId, athleteId] = queryKey
  const isOwn = OWN.includes(subject)
  const isOfTeams = OF_TEAMS.some((one) => one === subject)
  switch (change.event) {
    case 'athletes': {
      const { athlete_ids, team_ids } = change.changed
      if (subject === 'team') return team_ids.includes(String(teamId))
      if (subject === 'athlete') return athlete_ids.includes(String(athleteId))
      return isOwn && athlete_ids.includes(userId)
    }
    case 'teams':
      return isOfTeams
    case 'everything':
      return isOfTeams || isOwn
    case 'opened': // data that is loading, or was read while the page loaded, is as new as the stream
      return (isOfTeams || isOwn) && isReadBefore(state, Date.now() - DELIVERY_DELAY_MS)
  }
}

/** Failed queries are repeated once, too. */
function isReadBefore({ data, dataUpdatedAt, errorUpdatedAt, fetchStatus }: Query['state'], ms: number): boolean {
  const isFirst = data === undefined && fetchStatus !== 'idle'
  return !isFirst && Math.max(dataUpdatedAt, errorUpdatedAt) < ms
}
