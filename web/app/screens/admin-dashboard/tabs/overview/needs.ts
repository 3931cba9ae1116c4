import { COPIED_SESSION_DAYS } from '@corner/contract/constants/administration.ts'
import type { AdminNeeds } from '@corner/contract/entities/teams.ts'

export interface NeedText {
  kind: keyof AdminNeeds
  /** What is counted, for one and for several. */
  one: string
  many: string
  /** What to do about it. */
  mend: string
  /** The list that shows them all. */
  to: string
}

/** In the order of weight: a copied token may be a stranger in an account; with an address that nobody confirmed no coach can add them; without a team nobody sees an athlete, without a device there is nothing to see. */
export const NEEDS: readonly NeedText[] = [
  {
    kind: 'session_copied',
    one: `person had a session ended in the last ${COPIED_SESSION_DAYS} days: its token was used twice`,
    many: `people had a session ended in the last ${COPIED_SESSION_DAYS} days: its token was used twice`,
    mend: 'Ask about their devices',
    to: '?tab=users&status=session_copied',
  },
  {
    kind: 'address_not_confirmed',
    one: 'person whose address is not confirmed',
    many: 'people whose address is not confirmed',
    mend: 'Confirm it',
    to: '?tab=users&status=address_not_confirmed',
  },
  {
    kind: 'without_team',
    one: 'athlete or coach without a team',
    many: 'athletes and coaches without a team',
    mend: 'Assign to a team',
    to: '?tab=users&team=none&role=athlete_or_coach',
  },
  {
    kind: 'link_ended',
    one: 'link to a wearable ended',
    many: 'links to wearables ended',
    mend: 'Ask them to connect again',
    to: '?tab=users&status=link_ended',
  },
  {
    kind: 'without_device',
    one: 'athlete without a device',
    many: 'athletes without a device',
    mend: 'Ask them to connect one',
    to: '?tab=users&role=athlete&status=not_connected',
  },
  {
    kind: 'expired_invitations',
    one: 'invitation expired',
    many: 'invitations expired',
    mend: 'Send a new link',
    to: '?tab=teams&invitations=expired',
  },
  {
    kind: 'open_invitations',
    one: 'invitation waits for an answer',
    many: 'invitations wait for an answer',
    mend: 'Remind them, or withdraw',
    to: '?tab=teams&invitations=open',
  },
]
