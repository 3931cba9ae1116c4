import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './account-screen.module.css'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export function DeleteAccountCard() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title="Delete your account">
      <p className={styles.explain}>
        Your account and all data about you are removed from this Corner, at once. Only the log keeps for 400 days that
        an account with your name and e-mail was deleted.
      </p>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      {isOpen && <DeleteAccountDialog onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
