import type { OwnSession } from '@corner/contract/entities/own-sessions.ts'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../../shared/api/failure-text.ts'
import { formatMoment } from '../../shared/date-format/format-moment.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ownSessionsQuery, useEndSession, useSignOutEverywhere } from './own-sessions.ts'
import styles from './sessions-card.module.css'

const TITLE = 'Where you are signed in'

export function SessionsCard() {
  const { data, error, isPending, refetch } = useQuery(ownSessionsQuery)
  const everywhere = useSignOutEverywhere()
  if (isPending) return <CardSkeleton lines={3} />
  if (!data) {
    const message = failureText(error, 'Where you are signed in could not be read.')
    return <ErrorCard title={TITLE} message={message} onRetry={() => void refetch()} />
  }
  const { sessions } = data
  const isBusy = everywhere.isPending
  const signOut = (keep_this_device: boolean) => isBusy || everywhere.mutate(keep_this_device)
  return (
    <Card title={TITLE}>
      <p className={styles.explain}>
        Each browser you are signed in with. Sign out those you no longer use. If you do not recognize one, sign it out
        and set a new password.
      </p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <div className={styles.actions}>
        {sessions.length > 1 && (
          <Button kind="quiet" aria-disabled={isBusy} onClick={() => signOut(true)}>
            Sign out everywhere else
          </Button>
        )}
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => signOut(false)}>
          Sign out everywhere
        </Button>
      </div>
      <div className={styles.live} aria-live="polite">
        {everywhere.data && <Notice kind="success">{everywhere.data.message}</Notice>}
        {everywhere.error && <Notice kind="error">{failureText(everywhere.error, NOT_SIGNED_OUT)}</Notice>}
      </div>
    </Card>
  )
}

function SessionLine({ session: { id, device, signed_in_at, last_used_at, is_current } }: { session: OwnSession }) {
  const { mutate, isPending, error } = useEndSession()
  const now = new Date()
  const name = device ?? 'Unknown device'
  return (
    <li>
      <div className={styles.about}>
        <b>{name}</b>
        <span>
          {is_current && <>This device · </>}
          Signed in {formatMoment(new Date(signed_in_at), now)} · last used {formatMoment(new Date(last_used_at), now)}
        </span>
      </div>
      {!is_current && (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Sign out ${name}`}
          aria-disabled={isPending}
          onClick={() => isPending || mutate(id)}
        >
          {isPending ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
      {error && (
        <div className={styles.failure}>
          <Notice kind="error">{failureText(error, NOT_SIGNED_OUT)}</Notice>
        </div>
      )}
    </li>
  )
}

const NOT_SIGNED_OUT = 'You could not be signed out there. Please try again.'
