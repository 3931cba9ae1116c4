import { z } from 'zod'
import { Id } from '../ids.ts'

/**
 * The events of the live stream. athletes: records of theirs, or which of them count, changed (data: `ChangedAthletes`).
 * teams: a list of teams or of their members is different. everything: it is not known what changed, read all anew.
 */
const LIVE_EVENTS = ['athletes', 'teams', 'everything'] as const
export type LiveEvent = (typeof LIVE_EVENTS)[number]

/** What `athletes` says: who, and in which teams the caller sees them. */
export const ChangedAthletes = z.object({
  athlete_ids: z.array(Id),
  team_ids: z.array(Id).describe('Teams of these athletes that the caller may see'),
})
export type ChangedAthletes = z.infer<typeof ChangedAthletes>
