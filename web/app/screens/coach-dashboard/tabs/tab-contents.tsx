import { Activity, type ComponentType, memo, useState } from 'react'
import styles from '../coach-dashboard-screen.module.css'
import type { TeamView } from '../team-view/team-view.ts'
import { AnalyticsTab } from './analytics/analytics-tab.tsx'
import { AthletesTab } from './athletes/athletes-tab.tsx'
import { ChatTab } from './chat/chat-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { RankingsTab } from './rankings/rankings-tab.tsx'
import { TABS, type TabName } from './use-tab.ts'

const CONTENT: Record<TabName, ComponentType<{ view: TeamView }>> = {
  overview: memo(OverviewTab),
  analytics: memo(AnalyticsTab),
  rankings: memo(RankingsTab),
  athletes: memo(AthletesTab),
  chat: memo(ChatTab),
}

/**
 * The content of the tabs. Visited tabs stay mounted but hidden, so that returning is instant; hidden ones update at
 * low priority. Remounted for each team.
 */
export function TabContents({ tab, view }: { tab: TabName; view: TeamView }) {
  const [visited, setVisited] = useState<ReadonlySet<TabName>>(new Set([tab]))
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]))
  return TABS.filter(({ value }) => value === tab || visited.has(value)).map(({ value }) => {
    const Content = CONTENT[value]
    return (
      <Activity key={value} mode={value === tab ? 'visible' : 'hidden'}>
        <div className={styles.stack}>
          <Content view={view} />
        </div>
      </Activity>
    )
  })
}
