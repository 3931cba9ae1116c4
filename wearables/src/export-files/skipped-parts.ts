import type { SkippedPart } from './export-format.ts'

/** Counts what an export has and is not taken in. */
export interface SkippedParts {
  add(what: string, why: string): void
  /** In the order of the words: it does not depend on that of the files. */
  list(): SkippedPart[]
}

export function skippedParts(): SkippedParts {
  const parts = new Map<string, SkippedPart>()
  return {
    add(what, why) {
      const key = `${what}\n${why}`
      const part = parts.get(key) ?? { what, why, count: 0 }
      parts.set(key, { ...part, count: part.count + 1 })
    },
    list: () => [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part),
  }
}
