import { z } from 'zod'

export const EVERY_ROLE = ['admin', 'coach', 'athlete'] as const
export const Role = z.enum(EVERY_ROLE)
export type Role = z.infer<typeof Role>

/** By which the list of users can be narrowed: a role, or who belongs in a team. */
export const USER_LIST_ROLES = [...EVERY_ROLE, 'athlete_or_coach'] as const

/** The display name of a role. */
export const ROLE_LABELS: Record<Role, string> = { athlete: 'Athlete', coach: 'Coach', admin: 'Admin' }

const RANK: Record<Role, number> = { athlete: 0, coach: 1, admin: 2 }

/** Whether a change of role adds rights. */
export function isRaised(from: Role, to: Role): boolean {
  return RANK[to] > RANK[from]
}

/** A person's role in one team, granted by a join code (docs/reference/accounts.md#join-codes: coach and athlete only). */
export const TeamRole = z.enum(['coach', 'athlete'])
export type TeamRole = z.infer<typeof TeamRole>

export const DEFAULT_ROLE: Role = 'athlete'
