import { useId } from 'react'
import { useHistoryState } from '../../../../shared/address/use-history-state.ts'
import { aboutDataQuality } from '../../../../shared/explanations/team-lists.ts'
import { WeekStrip } from '../../../../shared/week-strip/week-strip.tsx'
import { StateShape } from '../../../../ui/badges/state-badge.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import { missingSeriesText } from '../../team-view/missing-series.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { AthleteLink } from './athlete-link.tsx'
import { dataQualityText } from './data-quality-text.ts'
import { firstShown } from './first-shown.ts'
import styles from './overview-tab.module.css'
import { ShowAll } from './show-all.tsx'

/** The rest is behind a button, and on paper: in a new team nobody has a device yet. */
const SHOWN_FIRST = 5

/** Athletes with missing, late or sparse data: grey, because that is neither good nor bad. */
export function DataQualityCard({ view }: { view: TeamView }) {
  const [isWhole, setIsWhole] = useHistoryState('all data quality issues', false)
  const listId = useId()
  const { dataQuality, statuses } = view.overview
  const missing = missingSeriesText(view, ['recovery'])
  const first = firstShown(dataQuality.length, SHOWN_FIRST)
  return (
    <Card
      title="Data Quality Issues"
      aside={
        <>
          {!missing && dataQuality.length > 0 && `${dataQuality.length} of ${statuses.length}`}
          <InfoPopover about="Data Quality Issues" explanation={() => aboutDataQuality(view)} />
        </>
      }
    >
      {missing && <Notice kind="warning">{missing}. Whose data is late cannot be told without it.</Notice>}
      {!missing && dataQuality.length === 0 && <p className={styles.none}>Everyone's data is linked and fresh.</p>}
      {!missing && dataQuality.length > 0 && (
        <ul id={listId} className={styles.rows}>
          {dataQuality.map((issue, place) => {
            const { why, since } = dataQualityText(issue, view)
            const { athlete } = issue.status
            return (
              <li
                key={athlete.athlete_id}
                className={`${styles.row} ${isWhole || place < first ? '' : styles.onPaper}`}
              >
                <span className={styles.dash}>
                  <StateShape state="none" />
                </span>
                <span className={styles.who}>
                  <AthleteLink teamId={view.team.id} athlete={athlete} />
                  {athlete.whoop_connected && <WeekStrip athlete={athlete} today={view.today} />}
                </span>
                <span className={styles.why}>
                  {why}
                  {since && <span> {since}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {!missing && (
        <ShowAll listId={listId} count={dataQuality.length} first={first} isWhole={isWhole} onChange={setIsWhole} />
      )}
    </Card>
  )
}
