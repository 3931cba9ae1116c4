import { Link } from 'react-router'
import { CallFailure } from '../../shared/api/failures.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import styles from './invitation-screen.module.css'

interface InvalidInvitationProps {
  /** null: the link has no token. */
  error: Error | null
  isBusy: boolean
  onRetry: () => void
  signedIn: boolean
}

/** An invalid link, or a server that cannot check it right now. */
export function InvalidInvitation({ error, isBusy, onRetry, signedIn }: InvalidInvitationProps) {
  const isOver = error === null || (error instanceof CallFailure && error.status === 400)
  return (
    <FormPage
      title="Your invitation"
      below={
        signedIn ? (
          <Link to="/dashboard">Go to your dashboard</Link>
        ) : (
          <>
            Joined already? <Link to="/login">Sign In</Link>
          </>
        )
      }
    >
      <div className={styles.stack}>
        <Notice kind="error">{sentenceOf(error)}</Notice>
        {!isOver && (
          <Button wide disabled={isBusy} onClick={onRetry}>
            Try Again
          </Button>
        )}
      </div>
    </FormPage>
  )
}

function sentenceOf(error: Error | null): string {
  if (error === null) return 'This link is not complete. Open it as a whole, as your club sent it.'
  return error instanceof CallFailure ? error.message : 'Network error while reading the invitation. Please try again.'
}
