import { readToday } from '@corner/analytics/insights/athlete-today.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { ReadinessParts } from '../../../shared/readiness/readiness-parts.tsx'
import { TodayLines } from '../../../shared/today/today-lines.tsx'
import { VerdictChip } from '../../../shared/verdict/verdict-chip.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { readDetailStatus } from './athlete-status.ts'
import { type NormalRanges, normalRangeOf } from './normal-ranges.ts'
import { TodayFigures } from './today-figures.tsx'
import { RECOVERY_SCORE } from './week-metrics.ts'

interface TodayCardProps {
  athleteId: string
  week: AthleteDetail
  /** undefined: could not be loaded. */
  normals: NormalRanges | undefined
}

/** How the athlete is today and why, in one sentence, and what the day's verdict makes of it. */
export function TodayCard({ athleteId, week, normals }: TodayCardProps) {
  const { verdict, reason, headline, action } = week.ai_insights
  const status = readDetailStatus(athleteId, week)
  const today = week.data_summary.analysis_date
  const { band, text } = readToday({
    status,
    range: normalRangeOf(normals, RECOVERY_SCORE) ?? null,
    verdict,
    reason,
    today,
    without: week.without_recovery,
  })
  const advice = headline !== null && action !== null ? { title: headline.title, action } : null
  return (
    <Card title="Today" aside={<VerdictChip verdict={verdict} />}>
      <TodayFigures status={status} today={today} />
      <TodayLines band={band} text={text} advice={advice} />
      {week.without_recovery && <ReadinessParts without={week.without_recovery} today={today} />}
    </Card>
  )
}
