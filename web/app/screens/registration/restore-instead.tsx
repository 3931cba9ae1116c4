import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'

const RestoreBackup = lazy(() => import('./restore-backup.tsx'))

/** Below the form of the first administrator: who moves a club here brings its people along. */
export function RestoreInstead({ setupToken }: { setupToken: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
        Restore a backup instead
      </Button>
    )
  }
  return (
    <Suspense fallback={<Spinner />}>
      <RestoreBackup setupToken={setupToken} />
    </Suspense>
  )
}
