import type { ChangedAthletes, LiveEvent } from '@corner/contract/entities/live.ts'

/**
 * Above this number an event says that everything changed: refetching everything costs the same, and the backlog stays small.
 */
const MAX_NAMED = 200

/** What one client has not been sent yet: never more than `MAX_NAMED` ids, however much changes. */
export class PendingEvents {
  private everything = false
  private teams = false
  private readonly athleteIds = new Set<string>()
  private readonly teamIds = new Set<string>()

  addEverything(): void {
    this.clear()
    this.everything = true
  }

  addTeams(): void {
    this.teams = !this.everything
  }

  /** @param teamIds the teams in which the client sees the athlete */
  addAthlete(athleteId: string, teamIds: Iterable<string>): void {
    if (this.everything) return
    this.athleteIds.add(athleteId)
    for (const teamId of teamIds) this.teamIds.add(teamId)
    if (this.athleteIds.size + this.teamIds.size > MAX_NAMED) this.addEverything()
  }

  addAll(other: PendingEvents): void {
    if (other.everything) this.addEverything()
    if (other.teams) this.addTeams()
    for (const athleteId of other.athleteIds) this.addAthlete(athleteId, other.teamIds)
  }

  get isEmpty(): boolean {
    return !this.everything && !this.teams && this.athleteIds.size === 0
  }

  /** Returns the pending events and clears them. */
  take(): [LiveEvent, ChangedAthletes | Record<string, never>][] {
    const events: ReturnType<PendingEvents['take']> = []
    if (this.everything) events.push(['everything', {}])
    if (this.athleteIds.size > 0)
      events.push(['athletes', { athlete_ids: [...this.athleteIds], team_ids: [...this.teamIds] }])
    if (this.teams) events.push(['teams', {}])
    this.clear()
    return events
  }

  private clear(): void {
    this.everything = false
    this.teams = false
    this.athleteIds.clear()
    this.teamIds.clear()
  }
}
