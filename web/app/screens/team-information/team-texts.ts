import type { Team, TeamMember } from '@corner/contract/entities/teams.ts'

/** Organization (or 'Team') and team, below the screen's title (docs/reference/team-information.md#screen). */
export function teamSubtitle({ name, organization }: Pick<Team, 'name' | 'organization'>): string {
  return `${organization.name.trim() || 'Team'} • ${name}`
}

/**
 * A team in the selector: '{team name} ({n} athletes)' (docs/reference/team-information.md#screen); equal names get
 * their organization.
 */
export function teamOptionLabel(
  { id, name, organization, athletes }: Pick<Team, 'id' | 'name' | 'organization' | 'athletes'>,
  teams: readonly Pick<Team, 'id' | 'name'>[],
): string {
  const isAlone = teams.every((other) => other.id === id || other.name !== name)
  const called = isAlone || organization.name === '' ? name : `${name}, ${organization.name}`
  return `${called} (${athletes.length} athletes)`
}

/** A member's name in a list: the full name, else the username. */
export function memberName({ full_name, username }: Pick<TeamMember, 'full_name' | 'username'>): string {
  return full_name.trim() || username
}
