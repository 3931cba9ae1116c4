import type { AthleteFigure } from './athlete-figures.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { GroupPart } from './group.ts'
import type { OfAthlete } from './group-figure.ts'

/** The figures of one group's athletes, by measure. */
export interface Cell {
  parts: readonly GroupPart[]
  figures: OfAthlete[][]
}

/** Collects figures by group. */
export class Cells {
  readonly #cells = new Map<string, Cell>()
  readonly #measures: number

  /** @param measures number of measures */
  constructor(measures: number) {
    this.#measures = measures
  }

  /**
   * @param read an athlete's figures, by measure
   * @param own the part that the athlete belongs to on all days (as a person or by band); undefined: none
   * @param isOwnFirst whether it comes before the parts of the days
   */
  add(
    { athlete }: AthleteReader,
    read: readonly (readonly AthleteFigure[])[],
    own: GroupPart | undefined,
    isOwnFirst: boolean,
  ): void {
    for (const [measure, figures] of read.entries())
      for (const { key, parts, figure } of figures)
        this.#cellOf(own ? `${own.key} ${key}` : key, own, parts, isOwnFirst).figures[measure]?.push({
          athlete,
          figure,
        })
  }

  #cellOf(key: string, own: GroupPart | undefined, ofDay: readonly GroupPart[], isOwnFirst: boolean): Cell {
    const known = this.#cells.get(key)
    if (known) return known
    const mine = own === undefined ? [] : [own]
    const cell = { parts: isOwnFirst ? [...mine, ...ofDay] : [...ofDay, ...mine], figures: this.#empty() }
    this.#cells.set(key, cell)
    return cell
  }

  /** In the order of their parts. */
  inOrder(): Cell[] {
    return [...this.#cells.values()].sort(byParts)
  }

  #empty = (): OfAthlete[][] => Array.from({ length: this.#measures }, () => [])

  /** An empty cell, for a figure of all together without any athlete. */
  ofNobody(): Cell {
    return { parts: [], figures: this.#empty() }
  }
}

function byParts(a: Cell, b: Cell): number {
  for (const [place, { order }] of a.parts.entries()) {
    const difference = order - (b.parts[place]?.order ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
