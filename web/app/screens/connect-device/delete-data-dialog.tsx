import type { Device } from '@corner/contract/entities/devices.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface DeleteDataDialogProps {
  device: Device
  /** As `347 nights and 120 workouts`. */
  what: string
  isOpen: boolean
  onClose: () => void
  onConfirm: (keepLink: boolean) => void
}

/** Asks before all that is stored of a maker is deleted, and of a link whether it stays. */
export function DeleteDataDialog({ device, what, isOpen, onClose, onConfirm }: DeleteDataDialogProps) {
  const { label, connected, first_sync_days: days } = device
  return (
    <Dialog
      title={`Delete ${label} data`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={() => onConfirm(false)}>
            {connected ? 'Delete and disconnect' : 'Delete'}
          </Button>
          {connected && (
            <Button kind="danger" onClick={() => onConfirm(true)}>
              Delete and fetch anew
            </Button>
          )}
          <Button kind="quiet" onClick={onClose} data-autofocus>
            Cancel
          </Button>
        </>
      }
    >
      <p>
        {what} of {label} are deleted here, with all values of these days, for you and for your coaches. This cannot be
        undone. What {label} has of you stays there, and so does what other makers gave.
      </p>
      {connected && (
        <p>
          If the link stays, the past {days} days are fetched anew; older ones, and those of a file, come back only by a
          file.
        </p>
      )}
    </Dialog>
  )
}
