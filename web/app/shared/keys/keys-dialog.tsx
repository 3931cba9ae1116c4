import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { mayUse } from '../navigation/screens.ts'
import { useSession } from '../session/use-session.ts'
import styles from './keys-dialog.module.css'
import { singleKeysAreOn, switchSingleKeys } from './single-keys.ts'

const FOR_ALL = [
  ['Ctrl K', 'Go to an athlete, a view, a period or a screen; on a Mac ⌘ K'],
  ['?', 'This list'],
] as const
const FOR_COACHES = [
  ['J', 'Next athlete who needs attention: on the Team Overview the next row, on an athlete’s page the next athlete'],
  ['K', 'The one before'],
] as const
const IN_PLACES = [
  ['← →', 'In tabs the neighbour; in a chart the day before and after'],
  ['↑ ↓', 'In a chart from line to line'],
  ['Home, End', 'The first and the last tab or day'],
  ['Esc', 'Closes what is open'],
] as const

/** The keys that Corner knows, and the switch for those that are a single letter. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const role = useSession().profile?.role
  const [areOn, setAreOn] = useState(singleKeysAreOn)
  const keys = [...FOR_ALL, ...(role && mayUse(role, '/coach-dashboard') ? FOR_COACHES : []), ...IN_PLACES]
  return (
    <Dialog
      title="Keyboard shortcuts"
      isOpen
      onClose={onClose}
      actions={
        <Button kind="quiet" data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        isChecked={areOn}
        onChange={(on) => {
          switchSingleKeys(on)
          setAreOn(on)
        }}
      >
        Single keys (J, K and ?) work
      </CheckField>
    </Dialog>
  )
}
