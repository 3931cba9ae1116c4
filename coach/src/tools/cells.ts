import type { Query } from '@corner/contract/entities/query.ts'
import type { DifferenceUnit, Unit } from '@corner/contract/metrics/metric-record.ts'

/** A figure of a look-up, as an answer may state it: by its reference, in the words given here. */
export interface Cell {
  /** `r3`; unique within a question. */
  ref: string
  /** What is printed for it: `58%`, `Nov 16`, `down by 3.1 points`. */
  text: string
  /** What it is: `latest recovery`. */
  of: string
  /** Ids of the athletes it belongs to; empty: no athlete in particular. */
  athletes: readonly string[]
  /** Unrounded; null: it is a day. */
  value: number | null
  unit: Unit | DifferenceUnit
  decimals: number
  /** For a change or a distance: its size without the direction, `3.1 points`. */
  size?: string
  /** The query it came from. */
  query?: Query
}

/** Every figure looked up for a question, by reference. */
export class Cells {
  private readonly byRef = new Map<string, Cell>()

  get all(): readonly Cell[] {
    return [...this.byRef.values()]
  }

  find(ref: string): Cell | undefined {
    return this.byRef.get(ref)
  }

  /** Stores a figure. @returns its text followed by the reference, as a model reads it: `58% {{r3}}` */
  write(given: Omit<Cell, 'ref'>, shown = given.text): string {
    const ref = `r${this.byRef.size + 1}`
    this.byRef.set(ref, { ...given, ref })
    return `${shown} {{${ref}}}`
  }
}
