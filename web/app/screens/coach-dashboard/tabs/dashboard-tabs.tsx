import type { ReactNode } from 'react'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { TABS, useTab } from './use-tab.ts'

/** The tabs of the page; the chosen one is kept in the address. */
export function DashboardTabs({ children }: { children: ReactNode }) {
  const [tab, chooseTab] = useTab()
  return (
    <Tabs label="Views of the team" tabs={TABS} chosen={tab} onChoose={chooseTab}>
      {children}
    </Tabs>
  )
}
