import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/UnstyledButton.css'
import { Modal } from '@mantine/core'
import { Button } from '../look/button.tsx'
import styles from './connect-device-screen.module.css'

interface DisconnectDialogProps {
  provider: string
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before the link is cut, and says what stays. */
export function DisconnectDialog({ provider, isOpen, onClose, onConfirm }: DisconnectDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={`Disconnect ${provider}`}>
      <p>No new records will come from {provider}. The records you have stay, and you can connect again at any time.</p>
      <div className={styles.actions}>
        <Button kind="danger" onClick={onConfirm}>
          Disconnect
        </Button>
        <Button kind="quiet" onClick={onClose} data-autofocus>
          Cancel
        </Button>
      </div>
    </Modal>
  )
}
