import { memo } from 'react'
import type { TeamView } from '../../team-view/team-view.ts'
import { WithoutRecoveryNote } from '../../team-view/without-recovery-note.tsx'
import { AttentionCard } from './attention-card.tsx'
import { DataQualityCard } from './data-quality-card.tsx'
import { ActionsCard, InsightsCard } from './insights-and-actions.tsx'
import { NoAthletesCard } from './no-athletes-card.tsx'
import { OverviewFiles } from './overview-files.tsx'
import { OverviewLine } from './overview-line.tsx'
import styles from './overview-tab.module.css'
import { TeamCards } from './team-cards.tsx'
import { TopPerformersCard } from './top-performers-card.tsx'
import { TrendsCard } from './trends-card.tsx'

/** The whole team at a glance (docs/reference/coach-dashboard.md#team-overview-tab); prints on one page. */
export function OverviewTab({ view }: { view: TeamView }) {
  return (
    <div className={styles.overview}>
      <OverviewLine view={view} />
      <Numbers view={view} />
      {/* On a phone, in the gym, the mat sheet is wanted on top, and these rarely. */}
      <div className={styles.files}>
        <OverviewFiles view={view} />
      </div>
    </div>
  )
}

/** Everything below the top line: does not depend on the choice of athletes. */
const Numbers = memo(
  function Numbers({ view }: { view: TeamView }) {
    return (
      <>
        <TeamCards view={view} />
        <WithoutRecoveryNote view={view} />
        {view.athletes.length === 0 ? (
          <NoAthletesCard />
        ) : (
          <div className={styles.columns}>
            <div className={styles.column}>
              <TrendsCard view={view} />
              <AttentionCard view={view} />
            </div>
            <div className={styles.column}>
              <InsightsCard view={view} />
              <ActionsCard view={view} />
              <TopPerformersCard view={view} />
              <DataQualityCard view={view} />
            </div>
          </div>
        )}
      </>
    )
  },
  // Apart from the choice, a view is derived as a whole.
  (before, after) => before.view.overview === after.view.overview,
)
