import { z } from 'zod'

export const EVERY_ROLE = ['admin', 'coach', 'athlete'] as const
export const Role = z.enum(EVERY_ROLE)
export type Role = z.infer<typeof Role>

/** A role as the screens write it. */
export const ROLE_LABELS: Record<Role, string> = { athlete: 'Athlete', coach: 'Coach', admin: 'Admin' }

const RANK: Record<Role, number> = { athlete: 0, coach: 1, admin: 2 }

/** Whether the one role may do more than the other. */
export function isRaised(from: Role, to: Role): boolean {
  return RANK[to] > RANK[from]
}

/** What a person is in one team, and what a join code grants (docs/reference/accounts.md#join-codes: coach and athlete only). */
export const TeamRole = z.enum(['coach', 'athlete'])
export type TeamRole = z.infer<typeof TeamRole>

export const DEFAULT_ROLE: Role = 'athlete'
