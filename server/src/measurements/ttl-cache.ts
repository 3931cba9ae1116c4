import { BoundedMap } from '../bounded-map/bounded-map.ts'

/** The most answers held at once; the oldest are evicted first. */
const MAX_KEPT = 2_000

/**
 * Caches an answer for a short time, so that the calls of one page share it. A failure is not cached, and concurrent callers
 * share one pending answer.
 * @param keepMs how stale an answer may be
 * @param nowMs a monotonic clock
 */
export class TtlCache<T> {
  private readonly answers = new BoundedMap<string, { askedAtMs: number; answer: Promise<T> }>(MAX_KEPT)
  private readonly keepMs: number
  private readonly nowMs: () => number

  constructor(keepMs: number, nowMs: () => number = () => performance.now()) {
    this.keepMs = keepMs
    this.nowMs = nowMs
  }

  get(key: string, ask: () => Promise<T>): Promise<T> {
    const nowMs = this.nowMs()
    const known = this.answers.get(key)
    if (known && nowMs - known.askedAtMs < this.keepMs) return known.answer
    const kept = { askedAtMs: nowMs, answer: ask() }
    this.answers.set(key, kept)
    kept.answer.catch(() => {
      if (this.answers.get(key) === kept) this.answers.delete(key)
    })
    return kept.answer
  }
}
