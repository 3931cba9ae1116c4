import type { ChangeSubscriber } from '../changes/change-channel.ts'

/**
 * Users whose last change is remembered; above this number everything counts as changed, which costs no more than fresh
 * queries.
 */
const MAX_USERS_KEPT = 50_000

/**
 * When the measurements of which users and teams changed, as far as this process was notified. A counter serves as the clock,
 * so a wrong system clock does no harm.
 */
export class MeasurementChanges implements ChangeSubscriber {
  private moment = 0
  private everythingChangedAt = 0
  private readonly changedAt = new Map<string, number>()
  private hearing = false
  private teamsChanges = 0

  /** Increases with each change of memberships and of links: teams read before may be outdated. */
  get teamsMoment(): number {
    return this.teamsChanges
  }

  /** The current counter, to compare with later; undefined while the change channel is down: then nothing may be cached. */
  mark(): number | undefined {
    return this.hearing ? this.moment : undefined
  }

  isUnchangedSince(mark: number, userIds: readonly string[]): boolean {
    return (
      this.hearing &&
      this.everythingChangedAt <= mark &&
      userIds.every((userId) => (this.changedAt.get(userId) ?? 0) <= mark)
    )
  }

  onConnected(): void {
    this.everythingChanged()
    this.teamsChanged()
    this.hearing = true
  }

  onDisconnected(): void {
    this.hearing = false
  }

  userChanged(userId: string): void {
    if (this.changedAt.size >= MAX_USERS_KEPT) this.everythingChanged()
    this.moment += 1
    this.changedAt.set(userId, this.moment)
  }

  teamsChanged(): void {
    this.teamsChanges += 1
  }

  private everythingChanged(): void {
    this.moment += 1
    this.everythingChangedAt = this.moment
    this.changedAt.clear()
  }
}
