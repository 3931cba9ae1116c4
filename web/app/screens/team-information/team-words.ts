import type { Team, TeamMember } from '@corner/contract/entities/teams.ts'

/** Organization (or 'Team') and team, under the screen's title (spec 2, section 2). */
export function teamSubtitle({ name, organization }: Pick<Team, 'name' | 'organization'>): string {
  return `${organization.name.trim() || 'Team'} • ${name}`
}

/** A team in the selector: '{team name} ({n} athletes)' (spec 2, section 2); of equal names with the organization. */
export function teamOptionLabel(
  { id, name, organization, athletes }: Pick<Team, 'id' | 'name' | 'organization' | 'athletes'>,
  teams: readonly Pick<Team, 'id' | 'name'>[],
): string {
  const isAlone = teams.every((other) => other.id === id || other.name !== name)
  const called = isAlone || organization.name === '' ? name : `${name}, ${organization.name}`
  return `${called} (${athletes.length} athletes)`
}

/** What a list calls a member: the full name, or the username of whoever gave none. */
export function memberName({ full_name, username }: Pick<TeamMember, 'full_name' | 'username'>): string {
  return full_name.trim() || username
}
