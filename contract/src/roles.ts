import { z } from 'zod'

export const EVERY_ROLE = ['admin', 'coach', 'athlete'] as const
export const Role = z.enum(EVERY_ROLE)
export type Role = z.infer<typeof Role>

/** A role as the screens write it. */
export const ROLE_LABELS: Record<Role, string> = { athlete: 'Athlete', coach: 'Coach', admin: 'Admin' }

/** What a person is in one team, and what a join code grants (spec 1, section 9: coach and athlete only). */
export const TeamRole = z.enum(['coach', 'athlete'])
export type TeamRole = z.infer<typeof TeamRole>

export const DEFAULT_ROLE: Role = 'athlete'
