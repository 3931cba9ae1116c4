import { z } from 'zod'
import { Id } from '../ids.ts'
import { VITALS } from '../metrics/vitals.ts'

/**
 * Forms of an answer about a day; `live`: who can go live, `planned`: who trains as planned, `everybody`: who can be pushed and who sits out, `ready`: how ready they are, `one`:
 * the one thing that matters most.
 */
export const DAY_FORMS = [
  'sick',
  'groups',
  'changes',
  'order',
  'sit_out',
  'push',
  'live',
  'planned',
  'unusual',
  'everybody',
  'ready',
  'brief',
  'one',
] as const

/** An answer about a day, with the changes that later messages made: "top three", "only the red ones", "just names". */
export const DayAsked = z.strictObject({
  form: z.enum(DAY_FORMS),
  /** -1 for yesterday; absent: today. */
  back: z.int().min(-7).max(-1).optional(),
  limit: z.int().min(1).max(200).optional(),
  /** Absent: sentences with reasons. */
  shown: z.enum(['names', 'table']).optional(),
  /** For names: surnames only. */
  surnames: z.literal(true).optional(),
  /** Only the athletes who are worse or better off than the rest of the list, or one recovery band. */
  only: z.enum(['worse', 'better', 'red', 'yellow', 'green']).optional(),
  /** By recovery; absent: by the signs against a hard day. */
  order: z.enum(['highest', 'lowest']).optional(),
  /** Only athletes with fresh data. */
  fresh: z.literal(true).optional(),
  /** For `sick`: only these vital signs. */
  vitals: z.array(z.enum(VITALS)).min(1).max(4).optional(),
  /** For `vitals`: over the last so many nights, not only this morning. */
  nights: z.int().min(2).max(7).optional(),
  /** Athletes whom the coach moved to another group, whatever their data. */
  moved: z
    .array(z.strictObject({ id: Id, to: z.enum(['hard', 'as_planned', 'lighter', 'easy']) }))
    .min(1)
    .max(50)
    .optional(),
})
export type DayAsked = z.infer<typeof DayAsked>
