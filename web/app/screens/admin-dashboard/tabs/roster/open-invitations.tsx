import type { InvitationSummary } from '@corner/contract/entities/roster.ts'
import { ROLE_LABELS } from '@corner/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../../shared/date-format/format-date.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import list from '../../list/list.module.css'
import { PersonCell } from '../../list/person-cell.tsx'
import { RowAction } from '../../list/row-action.tsx'
import { invitationsQuery } from './invitations-query.ts'
import { RenewInvitationDialog } from './renew-invitation-dialog.tsx'
import styles from './roster.module.css'
import { rosterFailureText } from './roster-failure.ts'
import { usePagedRows } from './use-paged-rows.ts'
import { WithdrawInvitationDialog } from './withdraw-invitation-dialog.tsx'

type Step = 'renew' | 'withdraw'
const STEP_LABELS: Record<Step, string> = { renew: 'New link', withdraw: 'Withdraw' }

/** The open confirmation dialog, and its invitation. */
interface OpenDialog {
  step: Step
  invitation: InvitationSummary
}

interface OpenInvitationsProps {
  teamId: string
  teamName?: string
  startsOpen?: boolean
}

/** Invited people of a team without an account yet. Fetched only when opened, because a page has many teams. */
export function OpenInvitations({ teamId, teamName, startsOpen = false }: OpenInvitationsProps) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { data, error, isPending, refetch } = useQuery({ ...invitationsQuery(teamId), enabled: isOpen })
  const close = () => setDialog(null)
  return (
    <details className={styles.open} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        Open invitations
        {teamName && <span className="visually-hidden"> of {teamName}</span>}
        {data && ` (${data.length.toLocaleString('en-US')})`}
      </summary>
      <div className={styles.list}>
        {isOpen && isPending && (
          <p className={styles.busy} role="status">
            <Spinner /> Reading the invitations
          </p>
        )}
        {error && (
          <Notice kind="error">
            <div className={styles.row}>
              {rosterFailureText(error, 'reading the invitations')}
              <Button kind="quiet" size="small" onClick={() => void refetch()}>
                Try Again
              </Button>
            </div>
          </Notice>
        )}
        {data?.length === 0 && <p className={styles.soft}>Nobody has an invitation that is still open.</p>}
        {data && data.length > 0 && <Invitations invitations={data} teamName={teamName} onAsk={setDialog} />}
        {/* Outside the list: the dialog stays open to report that the last invitation was withdrawn. */}
        {dialog?.step === 'renew' && <RenewInvitationDialog invitation={dialog.invitation} onClose={close} />}
        {dialog?.step === 'withdraw' && <WithdrawInvitationDialog invitation={dialog.invitation} onClose={close} />}
      </div>
    </details>
  )
}

interface InvitationsProps {
  invitations: readonly InvitationSummary[]
  teamName: string | undefined
  onAsk: (dialog: OpenDialog) => void
}

function Invitations({ invitations, teamName, onAsk }: InvitationsProps) {
  const { shown, paging } = usePagedRows(invitations)
  return (
    <>
      <Table
        label={teamName ? `Open invitations of ${teamName}` : 'Open invitations'}
        columns={columnsOf((step, invitation) => onAsk({ step, invitation }))}
        rows={shown}
        rowKey={({ id }) => id}
      />
      {invitations.length > paging.pageSize && <Pagination things={['invitation', 'invitations']} {...paging} />}
    </>
  )
}

function columnsOf(onAsk: (step: Step, invitation: InvitationSummary) => void): TableColumn<InvitationSummary>[] {
  return [
    { head: 'Name', cell: ({ full_name, email }) => <PersonCell name={full_name} email={email} /> },
    { head: 'Role', cell: ({ role }) => <span className={list.still}>{ROLE_LABELS[role]}</span> },
    { head: 'Good until', cell: ({ expires_at }) => <Until moment={expires_at} /> },
    {
      head: 'Actions',
      inCard: 'actions',
      cell: (invitation) => (
        <div className={list.actions}>
          {(['renew', 'withdraw'] as const).map((step) => (
            <RowAction
              key={step}
              label={STEP_LABELS[step]}
              spoken={`${STEP_LABELS[step]} ${invitation.full_name}`}
              onClick={() => onAsk(step, invitation)}
            />
          ))}
        </div>
      ),
    },
  ]
}

function Until({ moment }: { moment: string }) {
  const isExpired = new Date(moment).getTime() <= Date.now()
  return (
    <span className={list.still}>
      {formatDate(moment)}
      {isExpired && <span className={list.quiet}>, expired</span>}
    </span>
  )
}
