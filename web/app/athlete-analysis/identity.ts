import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'

/** First letters of the first two words of a name, capitals (spec 2, section 2, "Athlete analysis screen"). */
export function athleteInitials(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /[\p{Letter}\p{Number}]/u.exec(word)?.[0] ?? [])
  return words.slice(0, 2).join('').toLocaleUpperCase('en-US')
}

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
