import { useLocation, useSearchParams } from 'react-router'
import { readTab } from '../../shared/address/read-tab.ts'
import { useAddressChange } from '../../shared/address/use-address-change.ts'
import { oneStepFurther } from '../../shared/navigation/way-back.ts'

/** The parts of the analysis, in their order (docs/reference/athlete-analysis.md#screen). */
export const ATHLETE_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'recovery', label: 'Recovery' },
  { value: 'sleep', label: 'Sleep' },
  { value: 'activity', label: 'Activity' },
  { value: 'ai-insights', label: 'AI Insights' },
] as const
export type AthleteTab = (typeof ATHLETE_TABS)[number]['value']

/** The views of the AI Insights tab (docs/reference/athlete-analysis.md#ai-insights). */
export const INSIGHT_VIEWS = [
  { value: 'performance', label: 'Performance' },
  { value: 'training', label: 'Training' },
] as const
export type InsightView = (typeof INSIGHT_VIEWS)[number]['value']

/** The tab of the page, kept in the address (`?tab=sleep`). Each change is a step of the history, which the way back counts. */
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
      { preventScrollReset: true, state: oneStepFurther(state) },
    )
  }
  return [address, choose]
}
