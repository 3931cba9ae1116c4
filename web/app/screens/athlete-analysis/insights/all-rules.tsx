import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import styles from './all-rules.module.css'
import { SubjectCards } from './subject-cards.tsx'

interface AllRulesProps {
  /** The subject of the rules: `the week`. */
  of: string
  insights: readonly Insight[]
}

/** All rules with their results, collapsed on the screen and open on paper. */
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
