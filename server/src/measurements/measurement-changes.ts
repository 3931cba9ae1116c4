import type { ChangeHearer } from '../changes/change-channel.ts'

/** Users whose last change is kept; beyond it all count as changed, which costs no more than fresh queries. */
const MOST_USERS_KEPT = 50_000

/** When whose measurements changed, and teams, as far as this process has heard. Its moments are a count, so no clock can mislead it. */
export class MeasurementChanges implements ChangeHearer {
  private moment = 0
  private everythingChangedAt = 0
  private readonly changedAt = new Map<string, number>()
  private hearing = false
  private teamsChanges = 0

  /** Another number after each change of who is in which team, and of links: what was read of teams before may be old. */
  get teamsMoment(): number {
    return this.teamsChanges
  }

  /** A moment to compare with later; undefined while nothing is heard: then nothing may be kept. */
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

  beginHearing(): void {
    this.everythingChanged()
    this.teamsChanged()
    this.hearing = true
  }

  endHearing(): void {
    this.hearing = false
  }

  userChanged(userId: string): void {
    if (this.changedAt.size >= MOST_USERS_KEPT) this.everythingChanged()
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
