import { Button } from '../look/button.tsx'
import { Notice } from '../look/notice.tsx'
import { writtenDate } from '../look/written-date.ts'
import styles from './invitation-screen.module.css'

/** What becomes of an account that somebody registered with the invited address, and never proved to be theirs. */
export function NotMyAccount({ email, since, onBack }: { email: string; since: string; onBack: () => void }) {
  return (
    <div className={styles.stack}>
      <Notice kind="warning">
        Somebody registered an account with <bdi>{email}</bdi> on {writtenDate(since)}, and never confirmed the address.
        When you make yours here, that account, which is empty, is removed. If it was you, sign in instead.
      </Notice>
      <Button kind="quiet" size="small" onClick={onBack}>
        Back
      </Button>
    </div>
  )
}
