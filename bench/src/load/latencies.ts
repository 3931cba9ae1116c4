/** The times of many requests by what was asked, and those that failed. */
export class Latencies {
  private readonly times: number[] = []
  private readonly kinds = new Map<string, number[]>()
  private readonly reasons: string[] = []

  /** @param kind what was asked: `series 90` */
  add(ms: number, kind?: string): void {
    this.times.push(ms)
    if (kind === undefined) return
    const known = this.kinds.get(kind)
    if (known) known.push(ms)
    else this.kinds.set(kind, [ms])
  }

  /** @param reason for people: `GET /api/live/ answered 503` */
  fail(reason: string): void {
    this.reasons.push(reason)
  }

  /** Of what was measured so far only the failures stay. */
  forget(): void {
    this.times.length = 0
    this.kinds.clear()
  }

  get count(): number {
    return this.times.length
  }

  get failures(): readonly string[] {
    return this.reasons
  }

  /** @param share 0.95: 95 of 100 were at most this long */
  percentile(share: number): number {
    return percentile(this.times, share)
  }

  /** For each kind, how many and how long, the one with the latest hundredth first. */
  byKind(): { kind: string; count: number; p50: number; p99: number }[] {
    return [...this.kinds]
      .map(([kind, times]) => ({
        kind,
        count: times.length,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
      }))
      .toSorted((a, b) => b.p99 - a.p99)
  }
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
