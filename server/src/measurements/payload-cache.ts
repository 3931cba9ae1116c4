import type { MeasurementChanges } from './measurement-changes.ts'
import type { Payload } from './payload.ts'

const MEBIBYTE = 1024 * 1024
/** About 60 teams of 40 athletes x 90 days, all three series. */
const LIMIT_BYTES = 64 * MEBIBYTE
/** Small replies need little memory, but each one is checked when the oldest are evicted. */
const MAX_ENTRIES = 2_000

/** A value that can be cached: it knows its own size. */
export interface Weighed {
  readonly bytes: number
}

interface Entry<CachedPayload> {
  mark: number
  pending: Promise<CachedPayload>
  /** undefined until it is built. */
  payload?: CachedPayload
}

/**
 * Caches finished replies until a measurement in them changes. Concurrent requests share one build. While the change channel is
 * down, each request builds its own.
 */
export class PayloadCache<CachedPayload extends Weighed = Payload> {
  private readonly entries = new Map<string, Entry<CachedPayload>>()
  private readonly changes: MeasurementChanges
  private readonly limitBytes: number

  constructor(changes: MeasurementChanges, limitBytes = LIMIT_BYTES) {
    this.changes = changes
    this.limitBytes = limitBytes
  }

  /**
   * @param key everything that the payload depends on, except the measurements of `userIds`
   * @param build queries the database; if a change arrives meanwhile, the result is not cached
   */
  async get(key: string, userIds: readonly string[], build: () => Promise<CachedPayload>): Promise<CachedPayload> {
    const mark = this.changes.mark()
    if (mark === undefined) return build()
    const known = this.entries.get(key)
    this.entries.delete(key)
    if (known && this.changes.isUnchangedSince(known.mark, userIds)) {
      this.entries.set(key, known) // the most recently used is last
      return known.pending
    }
    const entry: Entry<CachedPayload> = { mark, pending: build() }
    this.entries.set(key, entry)
    try {
      entry.payload = await entry.pending
      this.removeOldest()
      return entry.payload
    } catch (error) {
      if (this.entries.get(key) === entry) this.entries.delete(key)
      throw error
    }
  }

  /** The memory of all payloads. */
  get bytes(): number {
    let total = 0
    for (const { payload } of this.entries.values()) total += payload?.bytes ?? 0
    return total
  }

  private removeOldest(): void {
    let total = this.bytes
    for (const [key, { payload }] of this.entries) {
      if (total <= this.limitBytes && this.entries.size <= MAX_ENTRIES) return
      total -= payload?.bytes ?? 0
      this.entries.delete(key)
    }
  }
}
