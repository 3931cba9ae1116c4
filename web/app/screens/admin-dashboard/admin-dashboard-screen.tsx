import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import styles from './admin-dashboard-screen.module.css'
import { AdminLoading } from './admin-loading.tsx'
import { ADMIN_TABS, type AdminTab, useAdminTab } from './admin-tab.ts'
import { LateFailures } from './change/late-failure.tsx'
import { AuditTab } from './tabs/audit/audit-tab.tsx'
import { BackupsTab } from './tabs/backups/backups-tab.tsx'
import { LanguageModelTab } from './tabs/language-model/language-model-tab.tsx'
import { OrganizationsTab } from './tabs/organizations/organizations-tab.tsx'
import { OverviewTab } from './tabs/overview/overview-tab.tsx'
import { TeamsTab } from './tabs/teams/teams-tab.tsx'
import { UsersTab } from './tabs/users/users-tab.tsx'
import { type AdminData, useAdminData } from './use-admin-data.ts'

export const meta = () => [{ title: pageTitle('Admin Dashboard') }]

export default function AdminDashboardScreen() {
  const [tab, chooseTab, address] = useAdminTab()
  const data = useAdminData(tab, address)
  return (
    <Page>
      <PageHeader
        title="Admin Dashboard"
        subtitle={
          <span role="status">
            {data.state === 'loading' ? 'Loading Admin Dashboard' : 'Users, teams and organizations'}
          </span>
        }
      />
      <Tabs label="Admin Dashboard" tabs={ADMIN_TABS} chosen={tab} onChoose={chooseTab}>
        <div className={styles.stack}>
          <LateFailures>
            <TabContent tab={tab} data={data} onChoose={chooseTab} />
          </LateFailures>
        </div>
      </Tabs>
    </Page>
  )
}

interface TabContentProps {
  tab: AdminTab
  data: ReturnType<typeof useAdminData>
  onChoose: (tab: AdminTab) => void
}

function TabContent({ tab, data, onChoose }: TabContentProps) {
  if (tab === 'audit') return <AuditTab />
  if (tab === 'model') return <LanguageModelTab />
  if (tab === 'backups') return <BackupsTab />
  return <ListTab tab={tab} data={data} onChoose={onChoose} />
}

type TabOfLists = Exclude<AdminTab, 'audit' | 'backups' | 'model'>

interface ListTabProps extends TabContentProps {
  tab: TabOfLists
}

/** The lists are fetched together: while one of them is missing, none is shown. */
function ListTab({ tab, data, onChoose }: ListTabProps) {
  if (data.state === 'loading') return <AdminLoading tab={tab} />
  if (data.state === 'failed') {
    return (
      <ErrorCard title="Something went wrong" message={ADMIN_TEXTS.fetchFailed} onRetry={() => location.reload()} />
    )
  }
  return (
    <>
      {data.hasFailedLater && <Notice kind="error">{ADMIN_TEXTS.fetchFailed}. What came before is still shown.</Notice>}
      <Content tab={tab} data={data} onChoose={onChoose} />
    </>
  )
}

function Content({ tab, data, onChoose }: ListTabProps & { data: AdminData }) {
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
  }
}
