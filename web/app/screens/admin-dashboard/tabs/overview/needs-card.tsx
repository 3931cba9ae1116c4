import type { AdminNeeds, Need } from '@corner/contract/entities/teams.ts'
import { Link } from 'react-router'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import { StateShape } from '../../../../ui/badges/state-badge.tsx'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { NEEDS, type NeedText } from './needs.ts'
import styles from './needs-card.module.css'

const TITLE = 'What needs you'
const count = new Intl.NumberFormat('en-US')

interface NeedsCardProps {
  needs: AdminNeeds
  /** What is wrong with the backups; null: nothing. */
  backupNeed: string | null
}

/** What an administrator should see to: how many, who first, and a link to where it is mended. */
export function NeedsCard({ needs, backupNeed }: NeedsCardProps) {
  const shown = NEEDS.filter(({ kind }) => needs[kind].total > 0)
  if (shown.length === 0 && backupNeed === null) {
    return (
      <EmptyCard title={TITLE} reason="Nothing needs you">
        Everybody has a confirmed address and a team, every athlete a device, and no invitation waits for its answer.
      </EmptyCard>
    )
  }
  return (
    <Card title={TITLE}>
      <ul className={styles.list}>
        {backupNeed !== null && <BackupRow need={backupNeed} />}
        {shown.map((text) => (
          <NeedRow key={text.kind} need={needs[text.kind]} text={text} />
        ))}
      </ul>
    </Card>
  )
}

function BackupRow({ need }: { need: string }) {
  return (
    <li>
      <span className={styles.count}>
        <StateShape state="red" />
      </span>
      <span className={styles.what}>
        <Link to="?tab=backups" className={styles.link}>
          {need}
        </Link>
      </span>
      <span className={styles.mend}>Look at the backups</span>
    </li>
  )
}

function NeedRow({ need: { total, first }, text }: { need: Need; text: NeedText }) {
  const { one, many, mend } = text
  const more = total - first.length
  return (
    <li>
      <span className={styles.count} aria-hidden="true">
        {count.format(total)}
      </span>
      <span className={styles.what}>
        <Link to={text.to} className={styles.link}>
          <span className="visually-hidden">{count.format(total)} </span>
          {total === 1 ? one : many}
        </Link>
        <span className={styles.who}>
          {first.map((name, place) => (
            // By place, because two people may have the same name.
            <span key={place}>
              {place > 0 && ', '}
              <PersonName name={name} />
            </span>
          ))}
          {more > 0 && ` and ${count.format(more)} more`}
        </span>
      </span>
      <span className={styles.mend}>{mend}</span>
    </li>
  )
}
