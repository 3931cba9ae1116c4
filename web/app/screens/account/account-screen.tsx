import { useQuery } from '@tanstack/react-query'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import styles from './account-screen.module.css'
import { AddressCard } from './address-card.tsx'
import { AudienceCard, audienceQuery } from './audience-card.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { DownloadCard } from './download-card.tsx'
import { JoinTeamCard } from './join-team-card.tsx'
import { ownSessionsQuery } from './own-sessions.ts'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TeamsCard } from './teams-card.tsx'

export const meta = () => [{ title: pageTitle('Your account') }]

export default function AccountScreen() {
  const { profile } = useSession()
  const audience = useQuery(audienceQuery)
  const sessions = useQuery(ownSessionsQuery)
  // Everything comes together: each list would move what is below it.
  const hasCome = audience.isFetched && sessions.isFetched
  return (
    <Page narrow>
      <PageHeader title="Your account" subtitle={profile && <EmailAddress address={profile.email} />} />
      <div className={styles.stack}>
        <AddressCard />
        <JoinTeamCard />
        <TeamsCard />
        {hasCome ? (
          <>
            <AudienceCard />
            <SessionsCard />
            <PasswordCard />
            <DownloadCard />
            <DeleteAccountCard />
          </>
        ) : (
          <CardSkeleton lines={6} />
        )}
      </div>
    </Page>
  )
}
