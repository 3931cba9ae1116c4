/** How a line is broken along its whole length, so that two in one colour are told apart. */
export type LineDash = 'dash-dot' | 'long'

/** By how many before it on the page have its colour; the first line of a colour is whole. */
const BY_USE: readonly (LineDash | undefined)[] = [undefined, 'dash-dot', 'long']

/** @param use how many before it on the page have the same colour */
export const dashAt = (use: number): LineDash | undefined => BY_USE[use % BY_USE.length]

/** Stroke and gap in turn, CSS px. */
const PATTERNS = { 'dash-dot': [9, 3, 2, 3], long: [14, 5] } as const
/** Of every line of a second measure. */
const SECOND = [5, 4] as const

/** The pattern of a line on the canvas: of the first measure, on the left axis, or of the second. */
export const dashPattern = (axis: 'left' | 'right', dash?: LineDash): readonly number[] =>
  axis === 'right' ? SECOND : dash === undefined ? [] : PATTERNS[dash]

/** The same in the few px beside a shape, in a menu, a legend or at a label. */
export const SWATCH_PATTERNS: Record<LineDash, readonly number[]> = {
  'dash-dot': [2.5, 1.5, 1, 1.5],
  long: [2, 1.5],
}
