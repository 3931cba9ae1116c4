import type { ReactNode } from 'react'
import { COACH_TABS } from '../../../shared/navigation/coach-tabs.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { useTab } from './use-tab.ts'

/** The tabs of the page; the chosen one is kept in the address. */
export function DashboardTabs({ children }: { children: ReactNode }) {
  const [tab, chooseTab] = useTab()
  return (
    <Tabs label="Views of the team" tabs={COACH_TABS} chosen={tab} onChoose={chooseTab}>
      {children}
    </Tabs>
  )
}
