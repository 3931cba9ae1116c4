import type { ChartDescription, StrongLines } from './chart-description.ts'
import { areChosenNamed } from './line-colours.ts'

/** Width of a named line, CSS px; on the right axis it is a little thinner. */
const WIDTHS_PX = { left: 2.2, right: 1.8 } as const
/** Of a line behind the strong ones. In its whole colour: a paler one would be too hard to see. */
const THIN_PX = 1.2

/** Who stands in front of the other named lines; undefined: all are alike. */
export function strongIn(description: ChartDescription): StrongLines | undefined {
  const { drawing } = description
  return drawing.kind === 'many-lines' && areChosenNamed(description) ? drawing.strong : undefined
}

/** Whether a named line stays behind the strong ones until it is pointed at. */
export function isThin(description: ChartDescription, subject: string): boolean {
  const strong = strongIn(description)
  return strong !== undefined && !strong.subjects.has(subject)
}

/** How wide the line of a named subject is drawn. */
export const widthOf = (description: ChartDescription, subject: string, axis: 'left' | 'right'): number =>
  isThin(description, subject) ? THIN_PX : WIDTHS_PX[axis]
