import { DELETE_MODAL_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { removeUserFromTeam } from '@corner/contract/routes/team-administration.ts'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import { otherFailure } from '../../change/change-failure.ts'
import { ConfirmDialog } from '../../change/confirm-dialog.tsx'
import { RotateCodesField } from '../../change/rotate-codes-field.tsx'
import type { TeamMembership } from './team-membership.ts'

const WHAT = ['remove the member', 'removing the member'] as const

interface RemoveMemberDialogProps {
  team: TeamDetailed
  member: TeamMembership
  onClose: () => void
}

export function RemoveMemberDialog({ team, member, onClose }: RemoveMemberDialogProps) {
  const [isRotating, setIsRotating] = useState(true)
  return (
    <ConfirmDialog
      title="Remove from Team"
      send={() =>
        call(removeUserFromTeam, { body: { user_id: member.user_id, team_id: team.id, rotate_codes: isRotating } })
      }
      failureOf={(error) => otherFailure(error, WHAT)}
      closeAfterMs={DELETE_MODAL_CLOSE_MS}
      doneText="Removed."
      confirmLabel="Remove"
      busyLabel="Removing..."
      onClose={onClose}
    >
      <p>
        Remove{' '}
        <b>
          <PersonName name={member.full_name} />
        </b>{' '}
        from{' '}
        <b>
          <bdi>{team.name}</bdi>
        </b>
        ? Their account and records stay.
      </p>
      <RotateCodesField of="the team" isChecked={isRotating} onChange={setIsRotating} />
    </ConfirmDialog>
  )
}
