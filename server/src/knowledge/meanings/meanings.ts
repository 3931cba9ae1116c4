import type { Database } from '../../database/database.ts'
import { findMeanings, type Meaning } from './meanings-store.ts'

/** More words than the articles have; they take some 2 MB. */
const MAX_KEPT = 10_000

/** Caches what words may mean: the database is asked once for each. */
export class Meanings {
  readonly #db: Database
  readonly #kept = new Map<string, readonly Meaning[]>()

  constructor(db: Database) {
    this.#db = db
  }

  async of(words: readonly string[]): Promise<Meaning[]> {
    const meanings = new Map(words.map((word) => [word, this.#kept.get(word)]))
    const unknown = words.filter((word) => !meanings.get(word))
    if (unknown.length > 0) {
      const found = Map.groupBy(await findMeanings(this.#db, unknown), ({ word }) => word)
      if (this.#kept.size + unknown.length > MAX_KEPT) this.#kept.clear()
      for (const word of unknown) {
        const ofWord = found.get(word) ?? []
        meanings.set(word, ofWord)
        this.#kept.set(word, ofWord)
      }
    }
    return words.flatMap((word) => meanings.get(word) ?? [])
  }
}
