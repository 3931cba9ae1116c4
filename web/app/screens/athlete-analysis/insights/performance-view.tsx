import { AI_INSIGHTS } from '@corner/contract/constants/guidance.ts'
import type { AiInsights, Insight } from '@corner/contract/entities/ai-insights.ts'
import { AllRules } from './all-rules.tsx'
import { noConcernText } from './insight-texts.ts'
import styles from './insights.module.css'
import { ListCard } from './list-card.tsx'
import { ReadinessCard } from './readiness-card.tsx'

/** The week: readiness, next week's actions, and all rules, collapsed. */
export function PerformanceView({ insights }: { insights: AiInsights }) {
  const { next_week_focus, areas_of_concern, performance } = insights
  return (
    <>
      <div className={`${styles.summary} ${styles.beside}`}>
        <ReadinessCard insights={insights} rules={performance.filter(isAboutReadiness)} />
        <ListCard
          title="Next Week Focus"
          lines={next_week_focus.slice(0, AI_INSIGHTS.nextWeekFocusShown)}
          isNumbered
          empty="Nothing to aim at yet."
        />
        <ListCard title="Areas of Concern" lines={areas_of_concern} empty={noConcernText(insights)} />
      </div>
      <AllRules of="of the week" insights={performance.filter((insight) => !isAboutReadiness(insight))} />
    </>
  )
}

const isAboutReadiness = ({ subject }: Insight) => subject === 'Readiness'
