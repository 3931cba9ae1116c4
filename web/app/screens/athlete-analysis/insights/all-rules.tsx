import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import styles from './all-rules.module.css'
import { SubjectCards } from './subject-cards.tsx'

interface AllRulesProps {
  /** What the rules are about: `the week`. */
  of: string
  insights: readonly Insight[]
}

/** Every rule as it turned out, folded: who wants to check opens it, and on paper it is open. */
export function AllRules({ of, insights }: AllRulesProps) {
  return (
    <details className={styles.rules}>
      <summary>
        All rules <span>{`${of}, ${insights.length} in all`}</span>
      </summary>
      <div className={styles.opened}>
        <SubjectCards insights={insights} />
      </div>
    </details>
  )
}
