interface RequestCount {
  startedMs: number
  used: number
}

/** Requests in windows of fixed length, each of which begins with a request. */
export class RequestCounts {
  #counts = new Map<string, RequestCount>()

  /** The count of the window that is open now; a new one where the last is over, or where the clock was set back. */
  of(key: string, seconds: number, nowMs: number): RequestCount {
    const known = this.#counts.get(key)
    const isOpen = known && nowMs >= known.startedMs && nowMs < known.startedMs + seconds * 1000
    const count = isOpen ? known : { startedMs: nowMs, used: 0 }
    this.#counts.set(key, count)
    return count
  }

  /** Of the last window. */
  used(key: string): number {
    return this.#counts.get(key)?.used ?? 0
  }
}
