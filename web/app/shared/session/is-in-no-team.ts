import type { UserProfile } from '@corner/contract/entities/accounts.ts'

/** Whether an athlete or a coach still has to join a team. false: not known yet, or an administrator, who needs none. */
export function isInNoTeam(profile: UserProfile | null): boolean {
  return profile !== null && profile.role !== 'admin' && profile.teams?.length === 0
}
