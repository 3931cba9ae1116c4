import type { ReactNode } from 'react'
import { Tabs } from '../look/tabs.tsx'
import styles from './coach-dashboard-screen.module.css'
import { TabSkeleton } from './tab-skeleton.tsx'
import { TABS, useTab } from './use-tab.ts'

/** The tabs of the page, and above them one line on how things stand, which has its room from the beginning. */
export function DashboardTabs({ line, children }: { line: ReactNode; children: ReactNode }) {
  const [tab, chooseTab] = useTab()
  return (
    <>
      <p className={styles.line} role="status">
        {line}
      </p>
      <Tabs label="Team" tabs={TABS} chosen={tab} onChoose={chooseTab}>
        {children}
      </Tabs>
    </>
  )
}

export const LOADING_LINE = (
  <>
    <b>Loading Team Dashboard</b> Gathering team analytics...
  </>
)

/** The page before anything of a team has come. */
export function DashboardLoading() {
  const [tab] = useTab()
  return (
    <DashboardTabs line={LOADING_LINE}>
      <TabSkeleton tab={tab} />
    </DashboardTabs>
  )
}
