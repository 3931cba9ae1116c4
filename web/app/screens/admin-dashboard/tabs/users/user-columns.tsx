import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { ROLE_LABELS } from '@corner/contract/roles.ts'
import { ConnectionBadge } from '../../../../shared/device/connection-badge.tsx'
import type { TableColumn } from '../../../../ui/table/table.tsx'
import styles from '../../list/list.module.css'
import { PersonCell } from '../../list/person-cell.tsx'
import { RowAction } from '../../list/row-action.tsx'
import { AddressWarnings } from './address-warnings.tsx'
import type { UserModal } from './user-modals.tsx'
import type { UserSort } from './users-query.ts'

const ACTIONS = [
  { kind: 'edit', label: 'Edit' },
  { kind: 'assign', label: 'Assign to Team' },
  { kind: 'password-link', label: 'Password link' },
  { kind: 'delete', label: 'Delete' },
] as const

const CONFIRM = { kind: 'confirm-address', label: 'Confirm address' } as const

/**
 * The address of an account that registered itself can be confirmed; that action comes first because the others need
 * it.
 */
function actionsOf({ email_proven }: AdminUser) {
  return email_proven ? ACTIONS : [CONFIRM, ...ACTIONS]
}

/** The columns of the users table (docs/reference/administration.md#tabs), with the actions of each row. */
export function userColumns(onOpen: (modal: UserModal) => void): TableColumn<AdminUser, UserSort>[] {
  return [
    {
      head: 'User',
      sort: 'name',
      cell: (user) => (
        <PersonCell name={user.full_name} email={user.email}>
          <AddressWarnings user={user} />
        </PersonCell>
      ),
    },
    { head: 'Role', sort: 'role', cell: ({ role }) => <span className={styles.still}>{ROLE_LABELS[role]}</span> },
    { head: 'Teams', cell: ({ teams }) => <Teams teams={teams} /> },
    { head: 'Status', sort: 'status', cell: (user) => <ConnectionBadge isConnected={user.whoop_connected} /> },
    {
      head: 'Actions',
      cell: (user) => (
        <div className={styles.actions}>
          {actionsOf(user).map(({ kind, label }) => (
            <RowAction
              key={kind}
              label={label}
              spoken={`${label} ${user.full_name}`}
              onClick={() => onOpen({ kind, user })}
            />
          ))}
        </div>
      ),
    },
  ]
}

function Teams({ teams }: Pick<AdminUser, 'teams'>) {
  if (teams.length === 0) return <span className={styles.quiet}>No teams</span>
  return (
    <span className={styles.teams}>
      {teams.map(({ team_id, team_name, role }, place) => (
        <span key={team_id}>
          {place > 0 && ', '}
          <bdi>{team_name}</bdi> ({role})
        </span>
      ))}
    </span>
  )
}
