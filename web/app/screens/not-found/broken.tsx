import { ErrorCard } from '../../ui/error-card.tsx'
import { Page, PageHead } from '../../ui/page-head.tsx'

/** The error page of a screen that failed to render. */
export function Broken({ error }: { error: unknown }) {
  return (
    <Page narrow>
      <PageHead title="Something went wrong" />
      <ErrorCard
        message={error instanceof Error ? error.message : 'This screen could not be shown.'}
        onRetry={() => location.reload()}
      >
        Nothing you stored is lost. Try again, or go to another screen.
      </ErrorCard>
    </Page>
  )
}
