import type { trendDirection } from '@corner/analytics/team/team-trend.ts'

const ARROWS = { up: '↑', down: '↓', flat: '→' } as const

/** The direction of a trend as an icon; hidden from screen readers, because sign and words say it, too. */
export function TrendArrow({ direction }: { direction: ReturnType<typeof trendDirection> }) {
  return <span aria-hidden="true">{ARROWS[direction]} </span>
}
