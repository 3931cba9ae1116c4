import { useEffect, useRef } from 'react'
import { formatDate } from '../../shared/date-format/format-date.ts'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './invitation-screen.module.css'

/** What happens to an account that somebody registered with the invited address and never confirmed. */
export function NotMyAccount({ email, since, onBack }: { email: string; since: string; onBack: () => void }) {
  // The pressed button is gone: moves the focus to the warning.
  const warning = useRef<HTMLDivElement>(null)
  useEffect(() => warning.current?.focus(), [])
  return (
    <div className={styles.stack} ref={warning} tabIndex={-1}>
      <Notice kind="warning">
        Somebody registered an account with <EmailAddress address={email} /> on {formatDate(since)}, and never confirmed
        the address. When you make yours here, that account, which is empty, is removed. If it was you, sign in instead.
      </Notice>
      <Button kind="quiet" size="small" onClick={onBack}>
        Back
      </Button>
    </div>
  )
}
