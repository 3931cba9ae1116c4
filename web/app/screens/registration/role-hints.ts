import type { Role } from '@corner/contract/roles.ts'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'

/** What each role is for, and what somebody who chooses it gets at once. */
export const ROLE_HINTS: Record<Role, string> = {
  athlete: 'Links a device and sees their own days; the coaches of their team see them too.',
  coach: 'Sees the athletes of their teams: none until a code or an administrator adds them to one.',
  admin: REGISTRATION_TEXTS.administratorChosen,
}
