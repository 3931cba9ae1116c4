import { MODAL_SUCCESS_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { rotateTeamCode } from '@corner/contract/routes/team-administration.ts'
import { call } from '../../../../shared/api/call.ts'
import { otherFailure } from '../../change/change-failure.ts'
import { ConfirmDialog } from '../../change/confirm-dialog.tsx'

const WHAT = ['make a new code', 'making a new code'] as const

interface RotateCodeDialogProps {
  team: TeamDetailed
  role: TeamRole
  onClose: () => void
}

export function RotateCodeDialog({ team, role, onClose }: RotateCodeDialogProps) {
  return (
    <ConfirmDialog
      title={`New ${role} code`}
      send={() => call(rotateTeamCode, { body: { team_id: team.id, role } })}
      failureOf={(error) => otherFailure(error, WHAT)}
      closeAfterMs={MODAL_SUCCESS_CLOSE_MS}
      doneText="The new code is on the team's card."
      confirmLabel="Make a new code"
      busyLabel="Making a new code..."
      kind="ink"
      onClose={onClose}
    >
      Nobody can join{' '}
      <b>
        <bdi>{team.name}</bdi>
      </b>{' '}
      with the old {role} code any more. Who has joined stays.
    </ConfirmDialog>
  )
}
