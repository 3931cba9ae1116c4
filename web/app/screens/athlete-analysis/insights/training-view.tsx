import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { AllRules } from './all-rules.tsx'
import { FactsCard } from './facts-card.tsx'
import { noConcernText } from './insight-texts.ts'
import styles from './insights.module.css'
import { ListCard } from './list-card.tsx'

/** The plan: the cycle, its sessions, next week's goals, and the month's intensity and recovery. */
export function TrainingView({ insights }: { insights: AiInsights }) {
  const { macrocycle_focus, mesocycle_week, microcycle_focus, weekly_sessions } = insights
  const { key_sessions, next_week_focus, areas_of_concern, training } = insights
  return (
    <>
      <div className={styles.summary}>
        <FactsCard
          title="Training Plan"
          facts={[
            ['Macrocycle focus', macrocycle_focus],
            ['Mesocycle week', mesocycle_week?.toString() ?? null],
            ['Microcycle focus', microcycle_focus],
            ['Weekly sessions', weekly_sessions?.toString() ?? null],
          ]}
        />
        <ListCard title="Key Sessions" lines={key_sessions} empty="No session is set." />
        <ListCard title="Next Week Focus" lines={next_week_focus} isNumbered empty="Nothing to aim at yet." />
        <ListCard title="Areas of Concern" lines={areas_of_concern} empty={noConcernText(insights)} />
      </div>
      <AllRules of="of plan and month" insights={training} />
    </>
  )
}
