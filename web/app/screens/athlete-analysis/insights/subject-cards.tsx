import { INSIGHT_SUBJECTS, type Insight } from '@corner/contract/entities/ai-insights.ts'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './insights.module.css'
import { Statements } from './statement.tsx'

/** A card for each subject with insights, in the order of the contract. */
export function SubjectCards({ insights }: { insights: readonly Insight[] }) {
  const bySubject = Map.groupBy(insights, ({ subject }) => subject)
  return (
    <div className={styles.subjects}>
      {INSIGHT_SUBJECTS.filter((subject) => bySubject.has(subject)).map((subject) => (
        <Card key={subject} title={subject} className={styles.subject ?? ''}>
          <Statements insights={bySubject.get(subject) ?? []} />
        </Card>
      ))}
    </div>
  )
}
