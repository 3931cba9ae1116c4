import { MODAL_SUCCESS_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { updateTeam } from '@corner/contract/routes/team-administration.ts'
import { call } from '../../../../shared/api/call.ts'
import { NameAndDescriptionDialog } from '../../change/name-and-description-dialog.tsx'

const WHAT = ['save the team', 'saving the team'] as const

export function EditTeamDialog({ team, onClose }: { team: TeamDetailed; onClose: () => void }) {
  return (
    <NameAndDescriptionDialog
      title="Edit Team"
      initial={team}
      nameRequired="Please enter a team name"
      closeAfterMs={MODAL_SUCCESS_CLOSE_MS}
      send={(body) => call(updateTeam, { params: { teamId: team.id }, body })}
      what={WHAT}
      onClose={onClose}
    />
  )
}
