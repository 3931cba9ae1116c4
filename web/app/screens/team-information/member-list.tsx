import type { TeamMember } from '@corner/contract/entities/teams.ts'
import { ConnectionBadge } from '../../shared/device/connection-badge.tsx'
import { Avatar } from '../../ui/badges/avatar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { isLongList } from '../../ui/layout/long-list.ts'
import styles from './member-list.module.css'
import { memberName } from './team-texts.ts'

interface MemberListProps {
  title: string
  members: readonly TeamMember[]
  /** Shown when there are no members. */
  empty: string
}

/** Members of a team. In a long list, rows out of view are not laid out, so that 200 open at once. */
export function MemberList({ title, members, empty }: MemberListProps) {
  return (
    <Card title={`${title} (${members.length})`}>
      {members.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={`${styles.list} ${isLongList(members.length) ? styles.long : ''}`}>
          {members.map((member) => (
            <li key={member.id}>
              <Avatar name={memberName(member)} letters={1} />
              <span className={styles.person}>
                <bdi className={styles.name}>{memberName(member)}</bdi>
                <bdi className={styles.email}>{member.email}</bdi>
              </span>
              <ConnectionBadge isConnected={member.whoop_connected} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
