import { pageTitle } from '../../shared/branding/page-title.ts'
import { useToolsOfSignedIn } from '../../shared/commands/use-tools-of-signed-in.ts'
import { homeOfRole } from '../../shared/navigation/home-of-role.ts'
import { screenAt } from '../../shared/navigation/screens.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'

export const meta = () => [{ title: pageTitle('Page not found') }]

export default function NotFoundScreen() {
  const { signedIn, profile } = useSession()
  useToolsOfSignedIn()
  const home = signedIn ? homeOfRole(profile?.role) : '/'
  return (
    <Page narrow>
      <PageHeader title="Page not found" />
      <EmptyCard
        reason="Nothing is at this address."
        action={<ButtonLink to={home}>Go to {screenAt(home)?.entry ?? 'the front page'}</ButtonLink>}
      >
        This page may have moved, or the link has a typo.
      </EmptyCard>
    </Page>
  )
}
