import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'

/** 'organization • team'; what is not known is left out. */
export function whereFrom({
  organization,
  team,
}: Pick<AthleteDetail['athlete_info'], 'organization' | 'team'>): string {
  return [organization, team].filter(Boolean).join(' • ')
}

/** With a capital: `athlete` is 'Athlete'. */
export function capitalised(role: string): string {
  return role.charAt(0).toLocaleUpperCase('en-US') + role.slice(1)
}
