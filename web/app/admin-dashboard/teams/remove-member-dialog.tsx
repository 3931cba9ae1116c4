import { DELETE_MODAL_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { removeUserFromTeam } from '@corner/contract/routes/team-administration.ts'
import { call } from '../../api/call.ts'
import { otherFailure } from '../change/change-failure.ts'
import { ConfirmDialog } from '../change/confirm-dialog.tsx'
import type { TeamMembership } from './team-membership.ts'

const WHAT = ['remove the member', 'removing the member'] as const

interface RemoveMemberDialogProps {
  team: TeamDetailed
  member: TeamMembership
  onClose: () => void
}

export function RemoveMemberDialog({ team, member, onClose }: RemoveMemberDialogProps) {
  return (
    <ConfirmDialog
      title="Remove from Team"
      send={() => call(removeUserFromTeam, { body: { user_id: member.user_id, team_id: team.id } })}
      failureOf={(error) => otherFailure(error, WHAT)}
      closeAfterMs={DELETE_MODAL_CLOSE_MS}
      doneText="Removed."
      confirmLabel="Remove"
      busyLabel="Removing..."
      onClose={onClose}
    >
      Remove <b dir="auto">{member.full_name}</b> from <b dir="auto">{team.name}</b>? Their account and records stay.
    </ConfirmDialog>
  )
}
