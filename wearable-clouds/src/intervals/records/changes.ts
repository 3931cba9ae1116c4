/** What was changed at the cloud: activities that were deleted, and days that were corrected since. */
export class Changes {
  deletedActivities = new Set<string>()
  /** By the member and date of a day: how much its HRV was corrected by, in ms, and when. */
  correctedDays = new Map<string, { hrvMs: number; atMs: number }>()

  correct(member: number, date: string, hrvMs: number, atMs: number): void {
    this.correctedDays.set(`${member} ${date}`, { hrvMs, atMs })
  }

  correctionOf(member: number, date: string): { hrvMs: number; atMs: number } | undefined {
    return this.correctedDays.get(`${member} ${date}`)
  }
}
