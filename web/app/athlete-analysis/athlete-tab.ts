import { useLocation, useSearchParams } from 'react-router'
import { readTab } from '../address/read-tab.ts'
import { oneStepFurther } from './way-back.ts'

/** The parts of the analysis, in their order (spec 2, section 2). */
export const ATHLETE_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'recovery', label: 'Recovery' },
  { value: 'sleep', label: 'Sleep' },
  { value: 'activity', label: 'Activity' },
] as const
export type AthleteTab = (typeof ATHLETE_TABS)[number]['value']

/** The tab of the page, kept in the address (`?tab=sleep`). Each change is a step of the history, which the way back counts. */
export function useAthleteTab(): [AthleteTab, (tab: AthleteTab) => void] {
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation()
  function choose(tab: AthleteTab) {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('tab', tab)
        return after
      },
      { preventScrollReset: true, state: oneStepFurther(state) },
    )
  }
  return [readTab(ATHLETE_TABS, address), choose]
}
