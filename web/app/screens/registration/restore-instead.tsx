import { lazy, Suspense } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'

const RestoreBackup = lazy(() => import('./restore-backup.tsx'))

interface RestoreInsteadProps {
  setupToken: string
  /** The restore stands in the place of the form. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Below the form of the first administrator: who moves a club here brings its people along. */
export function RestoreInstead({ setupToken, isOpen, onOpen }: RestoreInsteadProps) {
  if (!isOpen) {
    return (
      <Button kind="quiet" size="small" onClick={() => onOpen(true)}>
        Restore a backup instead
      </Button>
    )
  }
  return (
    <Suspense fallback={<Spinner />}>
      <RestoreBackup setupToken={setupToken} onLeave={() => onOpen(false)} />
    </Suspense>
  )
}
