import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { Card } from '../../../ui/card.tsx'
import styles from './day-view.module.css'

/** One thing to do and one to ask: in quotes, so that coach and athlete can both read it. */
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
