import { atRiskParts } from '@corner/analytics/team/at-risk-count.ts'
import { aboutAttention } from '../../../../shared/explanations/team-lists.ts'
import { useSingleKeys } from '../../../../shared/keys/use-single-keys.ts'
import { REASONS_ID } from '../../../../shared/team/reasons-id.ts'
import { MixedText } from '../../../../ui/badges/mixed-text.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import { missingSeriesText } from '../../team-view/missing-series.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import styles from './attention-card.module.css'
import { groupAttention } from './attention-groups.ts'
import { AttentionList } from './attention-list.tsx'
import { periodDependence } from './attention-texts.ts'
import { DayLine } from './day-line.tsx'
import { stepToRow } from './jump-to-reasons.ts'
import { useJumpFromAddress } from './use-jump-from-address.ts'

/** Placeholders while the judgement of the day is loading. */
const ROWS_WAITED_FOR = 4

/**
 * How many are at risk and over which days, and who needs attention, by severity. The keys J and K go from row to row.
 */
export function AttentionCard({ view }: { view: TeamView }) {
  const { attention, withData } = view.overview
  useSingleKeys({ j: () => stepToRow(1), k: () => stepToRow(-1) })
  useJumpFromAddress(view.athleteDays !== undefined)
  const withoutRecovery = missingSeriesText(view, ['recovery'])
  const incomplete = missingSeriesText(view, ['sleep', 'activity'])
  return (
    <Card
      id={REASONS_ID}
      title="Athletes Needing Immediate Attention"
      aside={<InfoPopover about="Athletes Needing Immediate Attention" explanation={() => aboutAttention(view)} />}
    >
      {withoutRecovery && (
        <Notice kind="error">{withoutRecovery}. Who needs attention cannot be told without it.</Notice>
      )}
      {!withoutRecovery && incomplete && (
        <Notice kind="warning">{incomplete}. Those rules could not be applied.</Notice>
      )}
      {!withoutRecovery && (
        <div className={styles.body}>
          <CountLine view={view} />
          {attention.length === 0 && (
            <p className={styles.none}>
              {withData === 0
                ? 'There are no values in this period to judge.'
                : 'Nobody: no at-risk rule applies to any value.'}
            </p>
          )}
          {withData > 0 && (
            <div className={styles.day}>
              <DayLine view={view} />
            </div>
          )}
          {/* Their order depends on the day. */}
          {view.athleteDays === undefined ? (
            <LinesSkeleton lines={attention.length === 0 ? 0 : ROWS_WAITED_FOR} />
          ) : (
            groupAttention(attention, view.athleteDays).map((group) => (
              <AttentionList key={group.severity} group={group} view={view} />
            ))
          )}
        </div>
      )}
    </Card>
  )
}

/** `12 of 24 at risk over the last 7 days: 10 by their values, 2 by missing data.`, on a phone without days. */
function CountLine({ view }: { view: TeamView }) {
  const { atRisk } = view.overview
  return (
    <p className={`${styles.none} ${styles.counts}`}>
      {atRisk.atRisk} of {atRisk.total} at risk<span className={styles.over}> over the last {view.days} days</span>
      {atRisk.atRisk > 0 && `: ${atRiskParts(atRisk)}`}. <MixedText text={periodDependence(view)} />
    </p>
  )
}
