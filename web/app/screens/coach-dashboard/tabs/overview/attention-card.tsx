import { RECENT_ALERTS } from '@corner/contract/constants/at-risk.ts'
import { useId } from 'react'
import { useHistoryState } from '../../../../shared/address/use-history-state.ts'
import { aboutAttention } from '../../../../shared/explanations/team-lists.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import { missingSeriesText } from '../../team-view/missing-series.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import styles from './attention-card.module.css'
import { AttentionRow } from './attention-row.tsx'
import { ShowAll } from './show-all.tsx'

/** As many as fit on one printed page with the rest of the overview. */
const PRINTED_MAXIMUM = 10

/** Who needs attention: recent alerts first, the others behind a button; on paper as many as the page takes. */
export function AttentionCard({ view }: { view: TeamView }) {
  const [isWhole, setIsWhole] = useHistoryState('all who need attention', false)
  const listId = useId()
  const { attention, statuses, withData } = view.overview
  const withoutRecovery = missingSeriesText(view, ['recovery'])
  const incomplete = missingSeriesText(view, ['sleep', 'activity'])
  const shown = isWhole ? attention.length : RECENT_ALERTS
  return (
    <Card
      title="Athletes Needing Immediate Attention"
      aside={
        <>
          {!withoutRecovery && `${attention.length} of ${statuses.length}`}
          <InfoPopover about="Athletes Needing Immediate Attention" explanation={() => aboutAttention(view)} />
        </>
      }
    >
      {withoutRecovery && (
        <Notice kind="error">{withoutRecovery}. Who needs attention cannot be told without it.</Notice>
      )}
      {!withoutRecovery && incomplete && (
        <Notice kind="warning">{incomplete}. Those rules could not be applied.</Notice>
      )}
      {!withoutRecovery && attention.length === 0 && (
        <p className={styles.none}>
          {withData === 0
            ? 'There are no values in this period to judge.'
            : 'Nobody: no at-risk rule applies to any value.'}
        </p>
      )}
      {!withoutRecovery && attention.length > 0 && (
        <ul id={listId} className={styles.list}>
          {attention.slice(0, Math.max(shown, PRINTED_MAXIMUM)).map((status, place) => (
            <AttentionRow
              key={status.athlete.athlete_id}
              status={status}
              view={view}
              on={place < shown ? (place < PRINTED_MAXIMUM ? 'both' : 'screen') : 'paper'}
            />
          ))}
        </ul>
      )}
      {!withoutRecovery && (
        <ShowAll
          listId={listId}
          count={attention.length}
          first={RECENT_ALERTS}
          printed={PRINTED_MAXIMUM}
          isWhole={isWhole}
          onChange={setIsWhole}
        />
      )}
    </Card>
  )
}
