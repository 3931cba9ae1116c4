import { PASSWORD_MINIMUM } from '@corner/contract/constants/accounts.ts'
import { useSyncExternalStore } from 'react'
import { branding } from './branding.ts'

/** Minimum password length here; while a page is prerendered it is unknown. */
export const LEAST_PASSWORD = Number(branding.passwordMinimum) || PASSWORD_MINIMUM

/** As LEAST_PASSWORD, but the first render uses the default like the prerendered page. */
export function useLeastPassword(): number {
  return useSyncExternalStore(
    () => () => undefined,
    () => LEAST_PASSWORD,
    () => PASSWORD_MINIMUM,
  )
}

/** Whether this installation sends e-mail. For screens behind the sign-in, which are not prerendered. */
export const SENDS_MAIL = branding.sendsMail === 'yes'

/** As SENDS_MAIL, for a prerendered screen: known after hydration only. */
export function useSendsMail(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => SENDS_MAIL,
    () => true,
  )
}

/**
 * Whether registration requires a team's join code. Known after hydration only, as the prerendered page is the same for
 * every club.
 */
export function useIsCodeRequired(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => branding.registration === 'code',
    () => false,
  )
}
