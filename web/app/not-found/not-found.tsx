import { ButtonLink } from '../look/button.tsx'
import { EmptyCard } from '../look/empty-card.tsx'
import { Page, PageHead } from '../look/page-head.tsx'

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
