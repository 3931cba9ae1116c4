import { z } from 'zod'
import { Id } from '../ids.ts'

/**
 * The events of the live stream. athletes: their records changed, or which records count (data: `ChangedAthletes`).
 * teams: a list of teams or members changed. everything: the change is unknown, reload all.
 */
const LIVE_EVENTS = ['athletes', 'teams', 'everything'] as const
export type LiveEvent = (typeof LIVE_EVENTS)[number]

/** The data of `athletes`: the athletes, and the teams in which the caller sees them. */
export const ChangedAthletes = z.object({
  athlete_ids: z.array(Id),
  team_ids: z.array(Id).describe('Teams of these athletes that the caller may see'),
})
export type ChangedAthletes = z.infer<typeof ChangedAthletes>
