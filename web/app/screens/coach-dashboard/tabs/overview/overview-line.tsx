import { downloadCsv } from '../../../../shared/download/download-csv.ts'
import { periodText } from '../../../../shared/explanations/shown-period.ts'
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx'
import { PrintButton } from '../../../../ui/buttons/print-button.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { overviewCsv } from './overview-csv.ts'
import styles from './overview-tab.module.css'

/** The athletes and the day of the overview, with buttons to download and print. */
export function OverviewLine({ view }: { view: TeamView }) {
  const isWhole = view.chosen.length === view.athletes.length
  function download() {
    const { heads, rows } = overviewCsv(view)
    downloadCsv(`${view.team.name}, overview, ${view.shownDays[0]} to ${view.today}`, heads, rows)
  }
  return (
    <div className={styles.line}>
      <p>
        {isWhole ? 'The whole team' : 'The whole team, not only the athletes selected above'} · {periodText(view)}
      </p>
      <div className={styles.ways}>
        <Button kind="quiet" size="small" aria-label="CSV of the team" onClick={download}>
          CSV
        </Button>
        <PrintButton />
        <span className={styles.desk}>
          <ButtonLink kind="quiet" size="small" to={`/mat-sheet?team=${view.team.id}`}>
            Mat sheet
          </ButtonLink>
        </span>
      </div>
    </div>
  )
}
