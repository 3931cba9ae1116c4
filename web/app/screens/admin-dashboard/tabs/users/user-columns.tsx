import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { ROLE_LABELS } from '@corner/contract/roles.ts'
import { ConnectionBadge } from '../../../../shared/device/connection-badge.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { MenuButton } from '../../../../ui/overlay/menu-button.tsx'
import type { TableColumn } from '../../../../ui/table/table.tsx'
import styles from '../../list/list.module.css'
import { PersonCell } from '../../list/person-cell.tsx'
import { RowAction } from '../../list/row-action.tsx'
import { AddressWarnings } from './address-warnings.tsx'
import { LastSignIn } from './last-sign-in.tsx'
import type { UserModal } from './user-modals.tsx'
import users from './users.module.css'
import type { UserSort } from './users-query.ts'

/** In the row. */
const USUAL = [
  { kind: 'edit', label: 'Edit' },
  { kind: 'assign', label: 'Assign to Team' },
] as const

/** Behind the menu. */
const RARE = [{ kind: 'password-link', label: 'Make a password link' }] as const

/** The columns of the users table (docs/reference/administration.md#tabs), with the actions of each row. */
export function userColumns(onOpen: (modal: UserModal) => void): TableColumn<AdminUser, UserSort>[] {
  return [
    {
      head: 'User',
      sort: 'name',
      width: '33ch',
      cell: (user) => (
        <PersonCell name={user.full_name} email={user.email}>
          <AddressWarnings user={user} />
        </PersonCell>
      ),
    },
    {
      head: 'Role',
      sort: 'role',
      width: '12ch',
      cell: ({ role }) => <span className={`${styles.still} ${users.role}`}>{ROLE_LABELS[role]}</span>,
    },
    { head: 'Teams', cell: (user) => <Teams user={user} /> },
    {
      head: 'Status',
      sort: 'status',
      width: '20ch',
      cell: (user) => (
        <span className={users.status}>
          <ConnectionBadge person={user} />
        </span>
      ),
    },
    { head: 'Last signed in', sort: 'last_signed_in', width: '18ch', cell: (user) => <LastSignIn user={user} /> },
    {
      head: 'Actions',
      width: '44ch',
      inCard: 'actions',
      cell: (user) => (
        <>
          <ConfirmAddress user={user} onOpen={onOpen} />
          <Actions user={user} onOpen={onOpen} />
        </>
      ),
    },
  ]
}

interface ActionsProps {
  user: AdminUser
  onOpen: (modal: UserModal) => void
}

/** The address of an account that registered itself can be confirmed: above the others, which need it. */
function ConfirmAddress({ user, onOpen }: ActionsProps) {
  if (user.email_proven) return null
  return (
    <div className={users.confirm}>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Confirm address of ${user.full_name}`}
        onClick={() => onOpen({ kind: 'confirm-address', user })}
      >
        Confirm address
      </Button>
    </div>
  )
}

function Actions({ user, onOpen }: ActionsProps) {
  return (
    <div className={`${styles.actions} ${users.actions}`}>
      {USUAL.map(({ kind, label }) => (
        <RowAction
          key={kind}
          label={label}
          spoken={`${label} ${user.full_name}`}
          onClick={() => onOpen({ kind, user })}
        />
      ))}
      <MenuButton
        label={`More for ${user.full_name}`}
        heading={user.full_name}
        choices={RARE.map(({ label }) => label)}
        onChoose={(place) => {
          const action = RARE[place]
          if (action) onOpen({ kind: action.kind, user })
        }}
      />
      <span className={styles.apart}>
        <RowAction
          label="Delete"
          spoken={`Delete ${user.full_name}`}
          onClick={() => onOpen({ kind: 'delete', user })}
        />
      </span>
    </div>
  )
}

function Teams({ user: { teams, role: own } }: { user: AdminUser }) {
  if (teams.length === 0) return <span className={`${styles.quiet} ${users.teams}`}>No teams</span>
  return (
    <span className={`${styles.teams} ${users.teams}`}>
      {teams.map(({ team_id, team_name, role }, place) => (
        <span key={team_id}>
          {place > 0 && ', '}
          <bdi>{team_name}</bdi>
          <span className={role === own ? users.same : undefined}> ({role})</span>
        </span>
      ))}
    </span>
  )
}
