import { periodText } from '../../../../shared/explanations/shown-period.ts'
import { ButtonLink } from '../../../../ui/buttons/button.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { OverviewFiles } from './overview-files.tsx'
import styles from './overview-tab.module.css'

/** The athletes and the day of the overview, with the way to the mat sheet; on a desk also to download and print. */
export function OverviewLine({ view }: { view: TeamView }) {
  const isWhole = view.chosen.length === view.athletes.length
  return (
    <div className={styles.line}>
      <p>
        {isWhole ? 'The whole team' : 'The whole team, not only the athletes selected above'} · {periodText(view)}
      </p>
      <div className={styles.ways}>
        <span className={styles.desk}>
          <OverviewFiles view={view} />
        </span>
        <ButtonLink kind="quiet" size="small" to={`/mat-sheet?team=${view.team.id}`}>
          Mat sheet
        </ButtonLink>
      </div>
    </div>
  )
}
