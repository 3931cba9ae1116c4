import type { Remark } from '@corner/analytics/team/remark.ts'
import { findActions, findInsights } from '@corner/analytics/team/team-insights.ts'
import { useMemo } from 'react'
import { aboutActions, aboutInsights } from '../../../../shared/explanations/team-lists.ts'
import { verdictsIn } from '../../../../shared/verdict/athlete-days.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import { missingSeriesText } from '../../team-view/missing-series.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import styles from './overview-tab.module.css'
import { RemarkText } from './remark-text.tsx'

export function InsightsCard({ view }: { view: TeamView }) {
  const { overview } = view
  const insights = useMemo(() => findInsights(overview), [overview])
  return (
    <RemarkCard
      title="Key Insights"
      explain={aboutInsights}
      remarks={insights}
      empty="No specific insights available for the current data set."
      view={view}
    />
  )
}

export function ActionsCard({ view }: { view: TeamView }) {
  const { overview, athleteDays } = view
  const actions = useMemo(() => findActions(overview, verdictsIn(athleteDays)), [overview, athleteDays])
  // A team without any value cannot be said to perform well.
  const empty =
    overview.withData === 0
      ? 'No values in this period to act on.'
      : 'No immediate actions required. Team is performing well.'
  return (
    <RemarkCard title="Action Items" explain={aboutActions} remarks={actions} isNumbered empty={empty} view={view} />
  )
}

interface RemarkCardProps {
  title: string
  explain: typeof aboutInsights
  remarks: readonly Remark[]
  /** Items are numbered in the order in which to act. */
  isNumbered?: boolean
  empty: string
  view: TeamView
}

function RemarkCard({ title, explain, remarks, isNumbered = false, empty, view }: RemarkCardProps) {
  const List = isNumbered ? 'ol' : 'ul'
  const missing = missingSeriesText(view, ['recovery', 'sleep', 'activity'])
  const known = view.failures.recovery ? [] : remarks
  return (
    <Card title={title} aside={<InfoPopover about={title} explanation={() => explain(view)} />}>
      {missing && <Notice kind="warning">{missing}. What it would say is missing here.</Notice>}
      {known.length > 0 && (
        <List className={styles.remarks}>
          {known.map(({ subject, text, about }) => (
            <li key={subject}>
              <b>
                <RemarkText text={subject} about={about} view={view} />:
              </b>{' '}
              <RemarkText text={text} about={about} view={view} />
            </li>
          ))}
        </List>
      )}
      {!missing && known.length === 0 && <p className={styles.none}>{empty}</p>}
    </Card>
  )
}
