import { Page, PageHead } from '../look/page-head.tsx'
import { useSession } from '../session/use-session.ts'
import styles from './account-screen.module.css'
import { AudienceCard } from './audience-card.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { DownloadCard } from './download-card.tsx'

export const meta = () => [{ title: 'Your account · Wrestling Dashboard' }]

export default function AccountScreen() {
  const { profile } = useSession()
  return (
    <Page narrow>
      <PageHead title="Your account" subtitle={profile && <bdi>{profile.email}</bdi>} />
      <div className={styles.stack}>
        <AudienceCard />
        <DownloadCard />
        <DeleteAccountCard />
      </div>
    </Page>
  )
}
