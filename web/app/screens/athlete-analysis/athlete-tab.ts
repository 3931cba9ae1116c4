import { useLocation, useSearchParams } from 'react-router'
import { readTab } from '../../shared/address/read-tab.ts'
import { useAddressChange } from '../../shared/address/use-address-change.ts'
import { ATHLETE_TABS, type AthleteTab } from '../../shared/athlete-link/athlete-tabs.ts'
import { nextReturnTarget } from '../../shared/navigation/return-target.ts'

/** The views of the AI Insights tab (docs/reference/athlete-analysis.md#ai-insights). */
export const INSIGHT_VIEWS = [
  { value: 'performance', label: 'Performance' },
  { value: 'training', label: 'Training' },
] as const
export type InsightView = (typeof INSIGHT_VIEWS)[number]['value']

/**
 * The tab of the page, kept in the address (`?tab=sleep`). Each change is a history entry, which the way back counts.
 */
export function useAthleteTab(): [AthleteTab, (tab: AthleteTab) => void] {
  const [address, choose] = useStep('tab')
  return [readTab(ATHLETE_TABS, address), choose]
}

/** The view of the AI Insights tab, kept in the address (`?tab=ai-insights&view=training`). */
export function useInsightView(): [InsightView, (view: InsightView) => void] {
  const [address, choose] = useStep('view')
  return [readTab(INSIGHT_VIEWS, address, 'view'), choose]
}

function useStep(name: 'tab' | 'view'): [URLSearchParams, (value: string) => void] {
  const [address] = useSearchParams()
  const changeAddress = useAddressChange()
  const { state } = useLocation()
  function choose(value: string) {
    changeAddress(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, value)
        return after
      },
      { preventScrollReset: true, state: nextReturnTarget(state) },
    )
  }
  return [address, choose]
}
