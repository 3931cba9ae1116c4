import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'

/** The error page of a screen that failed to render. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Page narrow>
      <PageHeader title="Something went wrong" />
      <ErrorCard
        message={error instanceof Error ? error.message : 'This screen could not be shown.'}
        onRetry={() => location.reload()}
      >
        Nothing you stored is lost. Try again, or go to another screen.
      </ErrorCard>
    </Page>
  )
}
