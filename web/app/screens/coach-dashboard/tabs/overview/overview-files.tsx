import { downloadCsv } from '../../../../shared/download/download-csv.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { PrintButton } from '../../../../ui/buttons/print-button.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { overviewCsv } from './overview-csv.ts'

/** Buttons to download and print the overview. */
export function OverviewFiles({ view }: { view: TeamView }) {
  function download() {
    const { heads, rows } = overviewCsv(view)
    downloadCsv(`${view.team.name}, overview, ${view.shownDays[0]} to ${view.today}`, heads, rows)
  }
  return (
    <>
      <Button kind="quiet" size="small" aria-label="CSV of the team" onClick={download}>
        CSV
      </Button>
      <PrintButton />
    </>
  )
}
