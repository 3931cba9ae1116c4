import { PASSWORD_MINIMUM } from '@corner/contract/constants/accounts.ts'
import { useSyncExternalStore } from 'react'
import { branding } from './branding.ts'

/** Characters that a new password must have here; while a page is prerendered nobody knows it. */
export const LEAST_PASSWORD = Number(branding.passwordMinimum) || PASSWORD_MINIMUM

/** The same for the first drawing of a prerendered page: what a club sets comes after. */
export function useLeastPassword(): number {
  return useSyncExternalStore(
    () => () => undefined,
    () => LEAST_PASSWORD,
    () => PASSWORD_MINIMUM,
  )
}

/** Whether this Corner sends e-mail. For screens behind the sign-in, of which nothing is prerendered. */
export const SENDS_MAIL = branding.sendsMail === 'yes'

/** Whether who registers here needs a team's join code. The prerendered page is the same for every club, so it comes after. */
export function useIsCodeRequired(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => branding.registration === 'code',
    () => false,
  )
}
