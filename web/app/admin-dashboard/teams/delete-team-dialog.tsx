import { DELETE_MODAL_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { deleteTeam } from '@corner/contract/routes/team-administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { call } from '../../api/call.ts'
import { otherFailure } from '../change/change-failure.ts'
import { ConfirmDialog } from '../change/confirm-dialog.tsx'

const WHAT = ['delete the team', 'deleting the team'] as const

export function DeleteTeamDialog({ team, onClose }: { team: TeamDetailed; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Delete Team"
      send={() => call(deleteTeam, { params: { teamId: team.id } })}
      failureOf={(error) => otherFailure(error, WHAT)}
      closeAfterMs={DELETE_MODAL_CLOSE_MS}
      doneText={ADMIN_TEXTS.deleted}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onClose={onClose}
    >
      <p>
        Delete <b dir="auto">{team.name}</b>? Its people keep their accounts and records; its codes and invitations end.
      </p>
      <p>{ADMIN_TEXTS.cannotBeUndone}</p>
    </ConfirmDialog>
  )
}
