import { type LineDash, SWATCH_PATTERNS } from './line-dashes.ts'
import { isOutline, type LineMark, markPath } from './line-marks.ts'

const RADIUS_PX = 4

/** A piece of an athlete's line with its shape, beside the athlete's name. */
export function LineMarkIcon({ mark, colour, dash }: { mark: LineMark; colour: string; dash?: LineDash | undefined }) {
  return (
    <svg aria-hidden="true" width="18" height="12" viewBox="-9 -6 18 12" stroke={colour} strokeWidth="2">
      <path d="M-9 0H9" strokeWidth="1.5" strokeDasharray={dash && SWATCH_PATTERNS[dash].join(' ')} />
      <path d={markPath(mark, RADIUS_PX)} {...markFill(mark, colour)} />
    </svg>
  )
}

const markFill = (mark: LineMark, colour: string) =>
  mark === 'ring' ? { fill: 'var(--card)' } : isOutline(mark) ? { fill: 'none' } : { fill: colour, strokeWidth: 0 }
