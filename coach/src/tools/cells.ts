import type { Query } from '@corner/contract/entities/query.ts'
import type { DifferenceUnit, Unit } from '@corner/contract/metrics/metric-record.ts'

/** A figure that a look-up gave, as an answer may state it: by its reference, in the words that stand here. */
export interface Cell {
  /** `r3`; no two of one question have the same. */
  ref: string
  /** What is printed for it: `58%`, `Nov 16`, `down by 3.1 points`. */
  text: string
  /** What it is: `latest recovery`. */
  of: string
  /** Ids of whose it is; empty: of nobody in particular. */
  athletes: readonly string[]
  /** Unrounded; null: it is a day. */
  value: number | null
  unit: Unit | DifferenceUnit
  decimals: number
  /** Of a change or a distance: how much, without its direction: `3.1 points`. */
  size?: string
  /** The query that gave it. */
  query?: Query
}

/** Every figure that was looked up for a question, by its reference. */
export class Cells {
  private readonly byRef = new Map<string, Cell>()

  get all(): readonly Cell[] {
    return [...this.byRef.values()]
  }

  find(ref: string): Cell | undefined {
    return this.byRef.get(ref)
  }

  /** Keeps a figure. @returns it with its reference behind it, as a model reads it: `58% {{r3}}` */
  write(given: Omit<Cell, 'ref'>, shown = given.text): string {
    const ref = `r${this.byRef.size + 1}`
    this.byRef.set(ref, { ...given, ref })
    return `${shown} {{${ref}}}`
  }
}
