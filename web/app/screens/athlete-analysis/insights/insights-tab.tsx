import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../shared/api/query-keys.ts'
import { ErrorCard } from '../../../ui/feedback/error-card.tsx'
import { Toggle } from '../../../ui/fields/toggle.tsx'
import { INSIGHT_VIEWS, useInsightView } from '../athlete-tab.ts'
import { analysisMoment } from './analysis-moment.ts'
import { DayView } from './day-view.tsx'
import styles from './insights.module.css'
import { PerformanceView } from './performance-view.tsx'
import { TrainingView } from './training-view.tsx'

interface InsightsTabProps {
  teamId: string
  athleteId: string
  insights: AiInsights
}

/**
 * The AI Insights tab (docs/reference/athlete-analysis.md#ai-insights): today, and two views with the background, or
 * why there is none.
 */
export function InsightsTab({ teamId, athleteId, insights }: InsightsTabProps) {
  const [view, chooseView] = useInsightView()
  const queries = useQueryClient()
  const moment = analysisMoment(insights.generated_at)
  return (
    <>
      {insights.error === undefined && <DayView insights={insights} />}
      <div className={styles.head}>
        <Toggle label="View" options={INSIGHT_VIEWS} chosen={view} onChoose={chooseView} />
        <p className={styles.moment}>
          {moment !== null && `Analysis generated: ${moment}`}
          {insights.worded_by === 'model' && '. Sentences by a language model, numbers and rules computed.'}
        </p>
      </div>
      {insights.error !== undefined && (
        <ErrorCard
          title={ANALYTICS_TEXTS.analysisUnavailable}
          message={insights.error}
          onRetry={() => void queries.invalidateQueries({ queryKey: queryKeys.athlete(teamId, athleteId) })}
        />
      )}
      {insights.error === undefined && view === 'performance' && <PerformanceView insights={insights} />}
      {insights.error === undefined && view === 'training' && <TrainingView insights={insights} />}
    </>
  )
}
