import type { Severity } from '@corner/analytics/athlete/athlete-status.ts'
import { inWords } from '@corner/analytics/numbers/number-words.ts'
import { HIGH_SEVERITY_ISSUES, MEDIUM_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import { useId } from 'react'
import { useHistoryState } from '../../../../shared/address/use-history-state.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import styles from './attention-card.module.css'
import type { AttentionGroup } from './attention-groups.ts'
import { AttentionRow } from './attention-row.tsx'
import { ShowAll } from './show-all.tsx'

interface AttentionListProps {
  group: AttentionGroup
  view: TeamView
}

/** Says on the button of whom there are more. */
const WITH_ISSUES: Record<Severity, string> = {
  high: `with ${inWords(HIGH_SEVERITY_ISSUES)} issues or more`,
  medium: `with ${inWords(MEDIUM_SEVERITY_ISSUES)} issues`,
  low: 'with one issue',
}

/** The athletes of one severity: the first few, the others behind a button; on paper everybody. */
export function AttentionList({ group: { severity, title, statuses, first, isFolded }, view }: AttentionListProps) {
  const [isWhole, setIsWhole] = useHistoryState(`all of ${severity} severity`, false)
  const [titleId, listId] = [useId(), useId()]
  const shown = isWhole ? statuses.length : first
  return (
    <>
      <p id={titleId} className={`${styles.group} ${shown === 0 ? styles.onPaper : ''}`}>
        {title} <span>{statuses.length}</span>
      </p>
      <ul id={listId} aria-labelledby={titleId} className={styles.list}>
        {statuses.map((status, place) => (
          <AttentionRow key={status.athlete.athlete_id} status={status} view={view} isOnPaperOnly={place >= shown} />
        ))}
      </ul>
      <ShowAll
        listId={listId}
        count={statuses.length}
        first={first}
        whom={WITH_ISSUES[severity]}
        isFolded={isFolded}
        isWhole={isWhole}
        onChange={setIsWhole}
      />
    </>
  )
}
