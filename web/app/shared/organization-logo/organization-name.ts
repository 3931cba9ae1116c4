import { SPORTS } from '@corner/contract/constants/sports.ts'
import { initialsOf } from '../../ui/badges/initials.ts'

/** File name of an organization's logo: lower case, without accents, only letters and digits. */
export function normalizedOrganizationName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđð]/g, (letter) => UNACCENTED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const UNACCENTED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd' }

/** Up to two initials of an organization; unlike in a person's name, a hyphen separates words. */
export function organizationInitials(name: string): string {
  return initialsOf(name.replace(/[-–_/.]/g, ' '))
}

/**
 * A team's organization (docs/reference/administration.md#team-names): its own if known, else the part before the sport
 * in the team's name; null if neither is known.
 */
export function organizationNameOf(team: { name: string; organization?: { name: string } | null }): string | null {
  if (team.organization?.name) return team.organization.name
  const before = team.name.match(new RegExp(`^(.*?)\\b(?:${SPORTS.join('|')})\\b`, 'i'))?.[1]?.trim()
  return before || null
}
