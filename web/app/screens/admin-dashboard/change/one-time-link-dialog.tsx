import { COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import { PersonName } from '../../../ui/badges/person-name.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './change.module.css'

interface OneTimeLinkDialogProps {
  title: string
  /** The person the link is for. */
  name: string
  link: string
  /** As displayed: a clock time today, or a date. */
  endsAt: string
  isMailed?: boolean
  onClose: () => void
}

/** Shows a one-time link to hand over. It is shown only once: the server stores its hash. */
export function OneTimeLinkDialog({ title, name, link, endsAt, isMailed, onClose }: OneTimeLinkDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      holdsInput
      onClose={onClose}
      actions={
        <>
          <CopyButton text={link} thing="link" copiedMs={COPIED_MS} />
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          For{' '}
          <b>
            <PersonName name={name} />
          </b>
          . It works once, until {endsAt}, and is shown only now.
          {isMailed && ' They also get it by e-mail.'}
        </p>
        <TextField label="Link" value={link} readOnly onFocus={({ target }) => target.select()} />
      </div>
    </Dialog>
  )
}
