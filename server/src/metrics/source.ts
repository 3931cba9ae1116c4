import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'
import { onceAMinute } from '../log/once-a-minute.ts'

const log = logOf('metrics')

/** Figures that have to be fetched before they can be scraped. */
export interface Source {
  name: string
  /** For how long they are kept, in ms: several Prometheus servers cost no more than one. */
  keptMs: number
  /** Fetches them and sets their gauges. */
  read(): Promise<void>
  /** Removes them from their gauges: an old figure must not look like a new one. */
  clear(): void
}

/** A source that is read at most once at a time, and never fails a scrape. */
export class WatchedSource {
  readonly name: string
  private readonly source: Source
  private reading: Promise<boolean> | undefined
  private last: { ok: boolean; atMs: number } | undefined
  private readonly logFailure = onceAMinute((reason, times) =>
    log.warn('Figures for the metrics could not be read', { source: this.name, reason, times }),
  )

  constructor(source: Source) {
    this.source = source
    this.name = source.name
  }

  /** @returns whether its figures are in the gauges */
  refresh(): Promise<boolean> {
    if (this.last && performance.now() - this.last.atMs < this.source.keptMs) return Promise.resolve(this.last.ok)
    this.reading ??= this.read().finally(() => {
      this.reading = undefined
    })
    return this.reading
  }

  private async read(): Promise<boolean> {
    let ok = true
    try {
      await this.source.read()
    } catch (error) {
      ok = false
      this.source.clear()
      this.logFailure(reasonOf(error))
    }
    this.last = { ok, atMs: performance.now() }
    return ok
  }
}
