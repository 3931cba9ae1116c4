import { periodText } from '../../explanations/shown-period.ts'
import { Button } from '../../look/button.tsx'
import type { TeamView } from '../team-view.ts'
import styles from './overview-tab.module.css'

/** Whom and when the overview is about, and the way to paper. */
export function OverviewLine({ view }: { view: TeamView }) {
  const isWhole = view.chosen.length === view.athletes.length
  return (
    <div className={styles.line}>
      <p>
        {isWhole ? 'The whole team' : 'The whole team, not only the athletes selected above'} · {periodText(view)}
      </p>
      <Button kind="quiet" size="small" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
