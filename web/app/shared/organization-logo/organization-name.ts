import { SPORTS } from '@corner/contract/constants/sports.ts'
import { initialsOf } from '../../ui/initials.ts'

/** How a logo's file is named after its organization: lower case, without accents, and nothing but letters and digits. */
export function normalizedOrganizationName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđð]/g, (letter) => UNACCENTED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}

/** Letters that Unicode does not take apart into a plain one and its accent. */
const UNACCENTED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd' }

/** Up to two letters that stand for an organization; unlike in a person's name, a hyphen parts words. */
export function organizationInitials(name: string): string {
  return initialsOf(name.replace(/[-–_/.]/g, ' '))
}

/**
 * A team's organization by name (spec 1, section 3): the organization's own where it is known, else what stands before the sport
 * in the team's name; null when neither says.
 */
export function organizationNameOf(team: { name: string; organization?: { name: string } | null }): string | null {
  if (team.organization?.name) return team.organization.name
  const before = team.name.match(new RegExp(`^(.*?)\\b(?:${SPORTS.join('|')})\\b`, 'i'))?.[1]?.trim()
  return before || null
}
