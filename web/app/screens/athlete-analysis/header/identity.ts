import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'

/** 'organization • team'; unknown parts are left out. */
export function organizationAndTeam({
  organization,
  team,
}: Pick<AthleteDetail['athlete_info'], 'organization' | 'team'>): string {
  return [organization, team].filter(Boolean).join(' • ')
}

/** With a capital letter: 'Athlete' for `athlete`. */
export function capitalised(role: string): string {
  return role.charAt(0).toLocaleUpperCase('en-US') + role.slice(1)
}
