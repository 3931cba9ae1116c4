import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { ErrorCard } from '../look/error-card.tsx'
import { Notice } from '../look/notice.tsx'
import { Page, PageHead } from '../look/page-head.tsx'
import { Tabs } from '../look/tabs.tsx'
import styles from './admin-dashboard-screen.module.css'
import { AdminLoading } from './admin-loading.tsx'
import { ADMIN_TABS, type AdminTab, useAdminTab } from './admin-tab.ts'
import { AuditTab } from './audit/audit-tab.tsx'
import { LateFailures } from './change/late-failure.tsx'
import { OrganizationsTab } from './organizations/organizations-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { TeamsTab } from './teams/teams-tab.tsx'
import { type AdminData, useAdminData } from './use-admin-data.ts'
import { UsersTab } from './users/users-tab.tsx'

export const meta = () => [{ title: 'Admin Dashboard · Wrestling Dashboard' }]

export default function AdminDashboardScreen() {
  const [tab, chooseTab, address] = useAdminTab()
  const data = useAdminData(tab, address)
  return (
    <Page>
      <PageHead
        title="Admin Dashboard"
        subtitle={
          <span role="status">
            {data.state === 'loading' ? 'Loading Admin Dashboard' : 'Users, teams and organizations'}
          </span>
        }
      />
      <Tabs label="Admin Dashboard" tabs={ADMIN_TABS} chosen={tab} onChoose={chooseTab}>
        <div className={styles.stack}>
          {data.state === 'loading' && <AdminLoading tab={tab} />}
          {data.state === 'failed' && (
            <ErrorCard
              title="Something went wrong"
              message={ADMIN_TEXTS.fetchFailed}
              onRetry={() => location.reload()}
            />
          )}
          {data.state === 'ready' && (
            <>
              {data.hasFailedLater && (
                <Notice kind="error">{ADMIN_TEXTS.fetchFailed}. What came before is still shown.</Notice>
              )}
              <LateFailures>
                <Content tab={tab} data={data} onChoose={chooseTab} />
              </LateFailures>
            </>
          )}
        </div>
      </Tabs>
    </Page>
  )
}

interface ContentProps {
  tab: AdminTab
  data: AdminData
  onChoose: (tab: AdminTab) => void
}

function Content({ tab, data, onChoose }: ContentProps) {
  const { overview } = data
  switch (tab) {
    case 'overview':
      return <OverviewTab overview={overview} onChoose={onChoose} />
    case 'users':
      return <UsersTab list={data.users} />
    case 'teams':
      return <TeamsTab list={data.teams} hasOrganizations={overview.organizations.total > 0} onChoose={onChoose} />
    case 'organizations':
      return <OrganizationsTab list={data.organizations} />
    case 'audit':
      return <AuditTab />
  }
}
