/** The shapes on an athlete's line, so that lines are told apart without their colours. */
export const LINE_MARKS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'ring', 'down', 'plus'] as const
export type LineMark = (typeof LINE_MARKS)[number]

type Point = readonly [x: number, y: number]

/** Corners of the filled shapes, in radii from the middle. */
export const CORNERS: Partial<Record<LineMark, readonly Point[]>> = {
  square: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  triangle: [
    [0, -1.2],
    [1.1, 0.8],
    [-1.1, 0.8],
  ],
  down: [
    [0, 1.2],
    [1.1, -0.8],
    [-1.1, -0.8],
  ],
  diamond: [
    [0, -1.35],
    [1.35, 0],
    [0, 1.35],
    [-1.35, 0],
  ],
}

/** Ends of the strokes of the shapes made of two. */
export const STROKES: Partial<Record<LineMark, readonly Point[]>> = {
  cross: [
    [-1, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
  ],
  plus: [
    [-1.2, 0],
    [1.2, 0],
    [0, -1.2],
    [0, 1.2],
  ],
}

/** A shape as an SVG path around 0, 0, for legends and menus; `painting/paint-mark.ts` has the same on the canvas. */
export function markPath(mark: LineMark, radius: number): string {
  const at = ([x, y]: Point) => `${round(x * radius)} ${round(y * radius)}`
  const strokes = STROKES[mark]
  if (strokes) return strokes.map((end, place) => `${place % 2 === 0 ? 'M' : 'L'}${at(end)}`).join('')
  const corners = CORNERS[mark]
  if (corners) return `M${corners.map(at).join('L')}Z`
  const r = round(radius)
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
}

/** Drawn by their outline; the others are filled. */
export const isOutline = (mark: LineMark): boolean => mark === 'ring' || mark in STROKES

const round = (number: number) => Math.round(number * 100) / 100
