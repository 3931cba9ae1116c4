import { useLocation } from 'react-router'
import type { AddressChanges } from '../../shared/address/changed-address.ts'
import { readTab } from '../../shared/address/read-tab.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { ATHLETE_TABS, type AthleteTab } from '../../shared/athlete-link/athlete-tabs.ts'
import { currentState } from '../../shared/navigation/current-state.ts'
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
  const [address, step] = useCountedStep()
  return [readTab(ATHLETE_TABS, address), (tab) => step({ tab })]
}

/** The view of the AI Insights tab, kept in the address (`?tab=ai-insights&view=training`). */
export function useInsightView(): [InsightView, (view: InsightView) => void] {
  const [address, step] = useCountedStep()
  return [readTab(INSIGHT_VIEWS, address, 'view'), (view) => step({ view })]
}

/** The address, and its changes as history entries that the way back counts. */
function useCountedStep(): [URLSearchParams, (changes: AddressChanges) => void] {
  const [address, change] = useAddress()
  const { state } = useLocation()
  return [address, (changes) => change(changes, { state: nextReturnTarget(currentState(state)) })]
}
