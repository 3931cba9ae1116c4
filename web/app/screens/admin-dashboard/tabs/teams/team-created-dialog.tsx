import type { TeamCreated } from '@corner/contract/entities/teams.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import styles from '../../change/change.module.css'
import { TeamCode } from './team-code.tsx'

/** Both codes of a new team. Stays open until it is closed (docs/reference/administration.md#windows). */
export function TeamCreatedDialog({ created, onClose }: { created: TeamCreated; onClose: () => void }) {
  const { team, coach_code, athlete_code } = created
  return (
    <Dialog title="Team Created" isOpen onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.form}>
        <p>
          <b dir="auto">{team.name}</b> of <bdi>{team.organization.name}</bdi> is ready. Hand the codes to its coaches
          and athletes: whoever registers with one joins the team.
        </p>
        <TeamCode grants="coach" code={coach_code} />
        <TeamCode grants="athlete" code={athlete_code} />
      </div>
    </Dialog>
  )
}
