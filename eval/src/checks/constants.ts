/**
 * Numbers of the product's rules and of first aid, which a reply may give as a bound, by unit ('' also holds scales and
 * counts): docs/reference/metrics-and-rules.md, and knowledge/articles for sleep need and correlations.
 */
export const CONSTANTS: Readonly<Record<string, readonly number[]>> = {
  '%': [33, 34, 40, 60, 65, 66, 67, 69, 70, 75, 85, 90, 2, 5, 10, 15, 100, 0, 50],
  points: [10, 5, 2, 3, 1],
  ms: [5, 3, 25],
  bpm: [5],
  h: [6.5, 7, 7.5, 8, 9, 10, 12],
  min: [20, 30, 90],
  '': [0, 1, 2, 3, 6, 7, 8, 10, 12, 14, 15, 21, 100, 33, 34, 60, 66, 67, 0.5, 350],
  count: [0, 1, 2, 3, 7, 14],
  other: [1.6, 2.2, 30, 1.5],
}
export const EMERGENCY_NUMBERS: readonly number[] = [911, 112, 999, 988, 741741]

/** Of percentages and of day strain. */
export const SCALE_ENDS: readonly number[] = [21, 100]

/** Words before or after a number that is a bound and not a value. */
export const BOUND_BEFORE =
  /(?:below|under|above|over|at least|at most|at or|more than|less than|fewer than|up to|[<>≥≤]=?|threshold|cut-?off|mark|limit|band|zone|green|yellow|red|blue|target|aim|need|range|rule|RPE|scale|of|to|than|from|-|–)\W{0,3}(?:of |is |at )?$/i
export const BOUND_BEHIND =
  /^\s*(?:%|ms|bpm|h\b|hours?|points?)?\s*(?:\)|or (?:more|less|above|below|higher|lower|over|under)|and (?:above|over|up|below|under)|\+|[-–]\s*\d|to \d|would be|mark|cut-?off|threshold|limit|line|band|rule|target|of (?:recent )?bests?|\/)/i
