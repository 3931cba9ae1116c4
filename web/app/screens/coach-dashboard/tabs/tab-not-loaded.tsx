import { ErrorCard } from '../../../ui/feedback/error-card.tsx'

/** In place of a tab whose script did not come: offline, or the app was updated since the page was opened. */
export function TabNotLoaded({ title, what }: { title: string; what: string }) {
  return (
    // A script that failed to load is only requested again by a new page.
    <ErrorCard title={title} message={`${what} could not be loaded.`} onRetry={() => location.reload()}>
      The other tabs work as before.
    </ErrorCard>
  )
}
