import { PASSWORD_MINIMUM } from '@corner/contract/constants/accounts.ts'
import { useSyncExternalStore } from 'react'
import { branding } from './branding.ts'

/** Characters that a new password must have here; while a page is prerendered nobody knows it. */
export const LEAST_PASSWORD = Number(branding.passwordMinimum) || PASSWORD_MINIMUM

/** Whether who registers here needs a team's join code. The prerendered page is the same for every club, so it comes after. */
export function useIsCodeRequired(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => branding.registration === 'code',
    () => false,
  )
}
