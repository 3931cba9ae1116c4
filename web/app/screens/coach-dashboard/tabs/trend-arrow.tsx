import type { trendDirection } from '@corner/analytics/team-trend.ts'

const ARROWS = { up: '↑', down: '↓', flat: '→' } as const

/** Where a trend goes, for the eye: its sign and its words say it, too. */
export function TrendArrow({ direction }: { direction: ReturnType<typeof trendDirection> }) {
  return <span aria-hidden="true">{ARROWS[direction]} </span>
}
