import { z } from 'zod'
import { Id } from '../ids.ts'

/** A session of a signed-in person. */
export const OwnSession = z.object({
  id: Id,
  device: z.string().nullable().describe('Browser and system, such as "Firefox on Windows"; null: not known'),
  signed_in_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().describe('To within 15 minutes'),
  is_current: z.boolean().describe('The session of this call'),
})
export type OwnSession = z.infer<typeof OwnSession>

export const OwnSessions = z.object({ sessions: z.array(OwnSession) })
