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
    const kept = new Map(words.flatMap((word) => [[word, this.#kept.get(word)]]))
    const asked = words.filter((word) => !kept.get(word))
    if (asked.length > 0) {
      const found = await findMeanings(this.#db, asked)
      for (const word of asked)
        kept.set(
          word,
          found.filter((meaning) => meaning.word === word),
        )
      this.#keep(asked, kept)
    }
    return words.flatMap((word) => kept.get(word) ?? [])
  }

  #keep(words: readonly string[], meanings: ReadonlyMap<string, readonly Meaning[] | undefined>): void {
    if (this.#kept.size + words.length > MAX_KEPT) this.#kept.clear()
    for (const word of words) this.#kept.set(word, meanings.get(word) ?? [])
  }
}
