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

/** The athletes of one severity: the first few, the others behind a button; on paper as many as the page takes. */
export function AttentionList({ group: { severity, title, statuses, first, printed }, view }: AttentionListProps) {
  const [isWhole, setIsWhole] = useHistoryState(`all of ${severity} severity`, false)
  const [titleId, listId] = [useId(), useId()]
  const shown = isWhole ? statuses.length : first
  const on = shown === 0 ? 'paper' : printed === 0 ? 'screen' : 'both'
  return (
    <>
      <p id={titleId} className={`${styles.group} ${ON[on]}`}>
        {title} <span>{statuses.length}</span>
      </p>
      <ul id={listId} aria-labelledby={titleId} className={styles.list}>
        {statuses.slice(0, Math.max(shown, printed)).map((status, place) => (
          <AttentionRow
            key={status.athlete.athlete_id}
            status={status}
            view={view}
            on={place < shown ? (place < printed ? 'both' : 'screen') : 'paper'}
          />
        ))}
      </ul>
      <ShowAll
        listId={listId}
        count={statuses.length}
        first={first}
        folded="with a single sign"
        isWhole={isWhole}
        onChange={setIsWhole}
      />
    </>
  )
}

const ON = { both: '', screen: styles.onScreen, paper: styles.onPaper }
