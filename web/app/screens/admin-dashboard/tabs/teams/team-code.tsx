import { COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import { ROLE_LABELS, type TeamRole } from '@corner/contract/roles.ts'
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx'
import { RowAction } from '../../list/row-action.tsx'
import styles from './teams.module.css'

interface TeamCodeProps {
  /** The role that the code grants. */
  grants: TeamRole
  code: string
  /** The team's name, where the page shows several teams. */
  teamName?: string
  onRotate?: () => void
}

/** A team's join code with its actions. */
export function TeamCode({ grants, code, teamName, onRotate }: TeamCodeProps) {
  const thing = `${grants} code`
  return (
    <div className={styles.code}>
      <span className={styles.label}>{ROLE_LABELS[grants]} code</span>
      <code className={styles.value}>{code}</code>
      <CopyButton text={code} thing={teamName ? `${thing} of ${teamName}` : thing} copiedMs={COPIED_MS} />
      {onRotate && (
        <RowAction
          label="New code"
          spoken={`New code for ${grants === 'coach' ? 'coaches' : 'athletes'} of ${teamName}`}
          onClick={onRotate}
        />
      )}
    </div>
  )
}
