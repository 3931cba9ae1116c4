import type { TeamMember } from '@corner/contract/entities/teams.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { ConnectionBadge } from '../../shared/device/connection-badge.tsx'
import { Avatar } from '../../ui/badges/avatar.tsx'
import { PersonName } from '../../ui/badges/person-name.tsx'
import { isLongList } from '../../ui/layout/long-list.ts'
import styles from './member-list.module.css'
import { memberName } from './team-texts.ts'

const TITLES: Record<TeamRole, string> = { coach: 'Coaches', athlete: 'Athletes' }

interface MemberListProps {
  as: TeamRole
  members: readonly TeamMember[]
  /** Shown when there are no members. */
  empty: string
  /** Where a member's name leads. */
  addressOf?: (member: TeamMember) => string
}

/**
 * The coaches or athletes of a team: a part of one list, with the same columns. In a long list, rows out of view are
 * not laid out, so that 200 open at once.
 */
export function MemberList({ as: role, members, empty, addressOf }: MemberListProps) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>{`${TITLES[role]} (${members.length})`}</h2>
      {members.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={`${styles.list} ${isLongList(members.length) ? styles.long : ''}`}>
          {members.map((member) => (
            <li key={member.id}>
              <Avatar name={memberName(member)} letters={1} />
              <span className={styles.name}>
                {addressOf ? (
                  <Link to={addressOf(member)}>
                    <PersonName name={memberName(member)} isCut />
                  </Link>
                ) : (
                  <PersonName name={memberName(member)} isCut />
                )}
              </span>
              {/* On a phone shortened; a press, which focuses it, shows it whole. */}
              <bdi className={styles.email} title={member.email} tabIndex={-1}>
                {member.email}
              </bdi>
              <ConnectionBadge person={member} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
