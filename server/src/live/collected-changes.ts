import type { TeamsChange } from '../changes/change-channel.ts'

/** Changes kept by name; above this number everything counts as changed. */
const MAX_KEPT = 2_000

/** What has changed since the last delivery to the listeners. */
export class CollectedChanges {
  everything = false
  /** The users whose measurements changed. */
  readonly userIds = new Set<string>()
  /** The users whose entries in lists of teams changed, and the teams that they joined or left. */
  readonly membersChanged = new Set<string>()
  readonly teamIds = new Set<string>()
  private firstAtMs = performance.now()

  addEverything(): void {
    this.begin()
    this.everything = true
    this.userIds.clear()
    this.membersChanged.clear()
    this.teamIds.clear()
  }

  addUser(userId: string): void {
    this.begin()
    if (!this.everything) this.userIds.add(userId)
    this.keepSmall()
  }

  addTeamsChange({ user_id, team_id }: TeamsChange): void {
    this.begin()
    if (this.everything) return
    this.membersChanged.add(user_id)
    if (team_id !== undefined) this.teamIds.add(team_id)
    this.keepSmall()
  }

  get isEmpty(): boolean {
    return !this.everything && this.userIds.size === 0 && this.membersChanged.size === 0
  }

  /** How long the first of them has waited. */
  ageMs(): number {
    return performance.now() - this.firstAtMs
  }

  private begin(): void {
    if (this.isEmpty) this.firstAtMs = performance.now()
  }

  private keepSmall(): void {
    if (this.userIds.size + this.membersChanged.size + this.teamIds.size > MAX_KEPT) this.addEverything()
  }
}
