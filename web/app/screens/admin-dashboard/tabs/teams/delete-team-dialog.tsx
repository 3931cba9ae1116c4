import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { deleteTeam } from '@corner/contract/routes/team-administration.ts'
import { call } from '../../../../shared/api/call.ts'
import { otherFailure } from '../../change/change-failure.ts'
import { DeleteDialog } from '../../change/delete-dialog.tsx'

const WHAT = ['delete the team', 'deleting the team'] as const

export function DeleteTeamDialog({ team, onClose }: { team: TeamDetailed; onClose: () => void }) {
  return (
    <DeleteDialog
      thing="Team"
      send={() => call(deleteTeam, { params: { teamId: team.id } })}
      failureOf={(error) => otherFailure(error, WHAT)}
      onClose={onClose}
    >
      Delete{' '}
      <b>
        <bdi>{team.name}</bdi>
      </b>
      ? Its people keep their accounts and records; its codes and invitations end.
    </DeleteDialog>
  )
}
