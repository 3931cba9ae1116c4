import type { TeamCreated } from '@corner/contract/entities/teams.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import styles from '../../change/change.module.css'
import { TeamCode } from './team-code.tsx'

interface TeamCreatedDialogProps {
  created: TeamCreated
  onImport: () => void
  onClose: () => void
}

/** Both codes of a new team. Stays open until it is closed (docs/reference/administration.md#windows). */
export function TeamCreatedDialog({ created, onImport, onClose }: TeamCreatedDialogProps) {
  const { team, coach_code, athlete_code } = created
  return (
    <Dialog
      title="Team Created"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onImport}>Import Roster</Button>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          <b>
            <bdi>{team.name}</bdi>
          </b>{' '}
          of <bdi>{team.organization.name}</bdi> is ready. Hand the codes to its coaches and athletes: whoever registers
          with one joins the team. Or import a roster, and everybody on it gets an invitation.
        </p>
        <TeamCode grants="coach" code={coach_code} />
        <TeamCode grants="athlete" code={athlete_code} />
      </div>
    </Dialog>
  )
}
