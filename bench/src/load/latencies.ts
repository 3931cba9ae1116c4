/** The times of many requests, and those that failed. */
export class Latencies {
  private readonly times: number[] = []
  private readonly reasons: string[] = []

  add(ms: number): void {
    this.times.push(ms)
  }

  /** @param reason for people: `GET /api/live/ answered 503` */
  fail(reason: string): void {
    this.reasons.push(reason)
  }

  get count(): number {
    return this.times.length
  }

  get failures(): readonly string[] {
    return this.reasons
  }

  /** @param share 0.95: 95 of 100 were at most this long */
  percentile(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b)
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
  }
}
