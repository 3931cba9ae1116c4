import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './day-view.module.css'

/** One recommended action and one question to ask the athlete, in quotes. */
export function ActionAndQuestion({ action, question }: Pick<AiInsights, 'action' | 'question'>) {
  return (
    <div className={styles.pair}>
      {action !== null && (
        <Card title="What to do today">
          <p>{action}</p>
        </Card>
      )}
      {question !== null && (
        <Card title="Worth asking">
          <p>“{question}”</p>
        </Card>
      )}
    </div>
  )
}
