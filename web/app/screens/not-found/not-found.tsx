import { ButtonLink } from '../../ui/button.tsx'
import { EmptyCard } from '../../ui/empty-card.tsx'
import { Page, PageHead } from '../../ui/page-head.tsx'

export function NotFound() {
  return (
    <Page narrow>
      <PageHead title="Page not found" />
      <EmptyCard reason="Nothing is at this address." action={<ButtonLink to="/">Go to the front page</ButtonLink>}>
        This page may have moved, or the link has a typo.
      </EmptyCard>
    </Page>
  )
}
