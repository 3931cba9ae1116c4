import { pageTitle } from '../../shared/branding/page-title.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import styles from './account-screen.module.css'
import { AddressCard } from './address-card.tsx'
import { AudienceCard } from './audience-card.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { DownloadCard } from './download-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export const meta = () => [{ title: pageTitle('Your account') }]

export default function AccountScreen() {
  const { profile } = useSession()
  return (
    <Page narrow>
      <PageHeader title="Your account" subtitle={profile && <bdi>{profile.email}</bdi>} />
      <div className={styles.stack}>
        <AddressCard />
        <AudienceCard />
        <SessionsCard />
        <DownloadCard />
        <DeleteAccountCard />
      </div>
    </Page>
  )
}
