import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { ROLE_LABELS } from '@corner/contract/roles.ts'
import { useState } from 'react'
import { formatDate } from '../../../../shared/date-format/format-date.ts'
import { ConnectionBadge } from '../../../../shared/device/connection-badge.tsx'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import list from '../../list/list.module.css'
import { RowAction } from '../../list/row-action.tsx'
import type { TeamMembership } from './team-membership.ts'
import styles from './teams.module.css'

/** The rest is behind a button: twelve cards of fifty rows would make a long page. */
const SHOWN_AT_FIRST = 8

interface TeamMembersProps {
  team: TeamDetailed
  onRemove: (member: TeamMembership) => void
}

export function TeamMembers({ team: { name, memberships }, onRemove }: TeamMembersProps) {
  const [areAllShown, setAllShown] = useState(false)
  const isLong = memberships.length > SHOWN_AT_FIRST
  return (
    <div className={styles.members}>
      <Table
        label={`Members of ${name}`}
        columns={memberColumns(onRemove)}
        rows={areAllShown ? memberships : memberships.slice(0, SHOWN_AT_FIRST)}
        rowKey={({ user_id }) => user_id}
      />
      {isLong && (
        <Button kind="quiet" size="small" aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? 'Show fewer' : `Show all ${memberships.length} members`}
        </Button>
      )}
    </div>
  )
}

function memberColumns(onRemove: (member: TeamMembership) => void): TableColumn<TeamMembership>[] {
  return [
    {
      head: 'Member',
      cell: ({ full_name, email }) => (
        <span className={list.name} title={email}>
          <PersonName name={full_name} isCut />
        </span>
      ),
    },
    { head: 'Role', cell: ({ role }) => <span className={list.still}>{ROLE_LABELS[role]}</span> },
    { head: 'Joined', cell: ({ joined_at }) => <span className={list.still}>{formatDate(joined_at)}</span> },
    { head: 'Status', cell: (member) => <ConnectionBadge person={member} /> },
    {
      head: 'Actions',
      inCard: 'actions',
      cell: (member) => (
        <div className={list.actions}>
          <RowAction label="Remove" spoken={`Remove ${member.full_name}`} onClick={() => onRemove(member)} />
        </div>
      ),
    },
  ]
}
