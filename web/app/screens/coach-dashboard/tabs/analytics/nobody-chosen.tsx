import { listed } from '@corner/analytics/insights/sentence.ts'
import { useAddress } from '../../../../shared/address/use-address.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { openHeaderChoice } from '../../header/header-athlete-select.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import styles from './nobody-chosen.module.css'
import { TEAM_CHARTS } from './team-charts.ts'
import { readChartChoice } from './use-chart-choice.ts'

interface NobodyChosenProps {
  view: Pick<TeamView, 'chosen'>
  /** Of all athletes, in the order of the team. */
  ids: readonly string[]
}

/** Says once for the page that nobody is chosen, or in which charts, and offers the choice. */
export function NobodyChosen({ view: { chosen }, ids }: NobodyChosenProps) {
  const [address, change] = useAddress()
  const empty = TEAM_CHARTS.filter(({ name }) => readChartChoice(address.get(name), ids, chosen).length === 0)
  if (empty.length === 0) return null
  const isEverywhere = empty.length === TEAM_CHARTS.length
  const asThePage = () => change(Object.fromEntries(empty.map(({ name }) => [name, null])), { replace: true })
  return (
    <p className={styles.nobody}>
      {isEverywhere
        ? 'Nobody is chosen: all are drawn in grey.'
        : `Nobody is chosen for ${listed(empty.map(({ title }) => title))}: all are drawn in grey there.`}
      {chosen.length === 0 ? (
        <Button kind="quiet" size="small" onClick={openHeaderChoice}>
          Choose athletes
        </Button>
      ) : (
        <Button kind="quiet" size="small" onClick={asThePage}>
          Choose those of the page
        </Button>
      )}
    </p>
  )
}
