import type { TeamCreated, TeamDetailed } from '@corner/contract/entities/teams.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { RosterImport } from '../roster/roster-import.tsx'
import { CreateTeamDialog } from './create-team-dialog.tsx'
import { DeleteTeamDialog } from './delete-team-dialog.tsx'
import { EditTeamDialog } from './edit-team-dialog.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { RotateCodeDialog } from './rotate-code-dialog.tsx'
import { TeamCreatedDialog } from './team-created-dialog.tsx'
import type { TeamMembership } from './team-membership.ts'

/** The open modal, and its team. */
export type TeamModal =
  | { kind: 'create' }
  | { kind: 'created'; created: TeamCreated }
  | { kind: 'edit' | 'delete'; team: TeamDetailed }
  | { kind: 'roster'; team: Pick<TeamDetailed, 'id' | 'name'> }
  | { kind: 'rotate'; team: TeamDetailed; role: TeamRole }
  | { kind: 'remove'; team: TeamDetailed; member: TeamMembership }

interface TeamModalsProps {
  modal: TeamModal | null
  onOpen: (modal: TeamModal) => void
  onClose: () => void
}

export function TeamModals({ modal, onOpen, onClose }: TeamModalsProps) {
  switch (modal?.kind) {
    case undefined:
      return null
    case 'create':
      return <CreateTeamDialog onCreated={(created) => onOpen({ kind: 'created', created })} onClose={onClose} />
    case 'created':
      return (
        <TeamCreatedDialog
          created={modal.created}
          onImport={() => onOpen({ kind: 'roster', team: modal.created.team })}
          onClose={onClose}
        />
      )
    case 'edit':
      return <EditTeamDialog team={modal.team} onClose={onClose} />
    case 'delete':
      return <DeleteTeamDialog team={modal.team} onClose={onClose} />
    case 'roster':
      return <RosterImport team={modal.team} onClose={onClose} />
    case 'rotate':
      return <RotateCodeDialog team={modal.team} role={modal.role} onClose={onClose} />
    case 'remove':
      return <RemoveMemberDialog team={modal.team} member={modal.member} onClose={onClose} />
  }
}
