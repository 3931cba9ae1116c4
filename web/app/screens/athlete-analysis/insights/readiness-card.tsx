import type { AiInsights, Insight } from '@corner/contract/entities/ai-insights.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { type Fact, Facts } from './facts-card.tsx'
import { baselineText, readinessText } from './insight-texts.ts'
import { Statements } from './statement.tsx'

interface ReadinessCardProps {
  insights: AiInsights
  /** The rules about readiness, which the list of all rules leaves out. */
  rules: readonly Insight[]
}

/** Readiness in one place: its rules as they turned out, how to recover, and the baseline of the heart rate. */
export function ReadinessCard({ insights, rules }: ReadinessCardProps) {
  const level: Fact[] = rules.length === 0 ? [['Readiness level', readinessText(insights)]] : []
  return (
    <Card title="Readiness">
      {rules.length > 0 && <Statements insights={rules} />}
      <Facts
        facts={[
          ...level,
          ['Recovery modality', insights.recovery_modality],
          ['Resting heart rate baseline', baselineText(insights)],
        ]}
      />
    </Card>
  )
}
