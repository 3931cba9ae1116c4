import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface DisconnectDialogProps {
  provider: string
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before disconnecting, and says what is kept. */
export function DisconnectDialog({ provider, isOpen, onClose, onConfirm }: DisconnectDialogProps) {
  return (
    <Dialog
      title={`Disconnect ${provider}`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={onConfirm}>
            Disconnect
          </Button>
          <Button kind="quiet" onClick={onClose} data-autofocus>
            Cancel
          </Button>
        </>
      }
    >
      No new records will come from {provider}. The records you have stay, and you can connect again at any time.
    </Dialog>
  )
}
