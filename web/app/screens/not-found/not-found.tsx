import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'

export function NotFound() {
  return (
    <Page narrow>
      <PageHeader title="Page not found" />
      <EmptyCard reason="Nothing is at this address." action={<ButtonLink to="/">Go to the front page</ButtonLink>}>
        This page may have moved, or the link has a typo.
      </EmptyCard>
    </Page>
  )
}
