import { Activity, type ComponentType, memo, useState } from 'react'
import { COACH_TABS, type CoachTab } from '../../../shared/navigation/coach-tabs.ts'
import styles from '../coach-dashboard-screen.module.css'
import type { TeamView } from '../team-view/team-view.ts'
import { AnalyticsTab } from './analytics/analytics-tab.tsx'
import { AthletesTab } from './athletes/athletes-tab.tsx'
import { ChatTab } from './chat/chat-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { RankingsTab } from './rankings/rankings-tab.tsx'

const CONTENT: Record<CoachTab, ComponentType<{ view: TeamView }>> = {
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
export function TabContents({ tab, view }: { tab: CoachTab; view: TeamView }) {
  const [visited, setVisited] = useState<ReadonlySet<CoachTab>>(new Set([tab]))
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]))
  return COACH_TABS.filter(({ value }) => value === tab || visited.has(value)).map(({ value }) => {
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
