import { z } from 'zod'
import { Id } from '../ids.ts'
import { VITALS } from '../metrics/vitals.ts'

/** What is told of a day; `everybody`: who can be pushed and who sits out, `ready`: how ready they are, `one`: the one thing that matters most. */
export const DAY_FORMS = [
  'sick',
  'groups',
  'changes',
  'order',
  'sit_out',
  'push',
  'unusual',
  'everybody',
  'ready',
  'brief',
  'one',
] as const

/** What was answered of a day, and what a later message changed in it: "top three", "only the red ones", "just names". */
export const DayAsked = z.strictObject({
  form: z.enum(DAY_FORMS),
  /** -1 yesterday; absent: today. */
  back: z.int().min(-7).max(-1).optional(),
  limit: z.int().min(1).max(200).optional(),
  /** Absent: in sentences, with reasons. */
  shown: z.enum(['names', 'table']).optional(),
  /** Of names: the last ones alone. */
  surnames: z.literal(true).optional(),
  /** Those who are worse off or better off than the others of the list, or a band of recovery. */
  only: z.enum(['worse', 'better', 'red', 'yellow', 'green']).optional(),
  /** By recovery; absent: by what speaks against a hard day. */
  order: z.enum(['highest', 'lowest']).optional(),
  /** Without those of whom nothing fresh was recorded. */
  fresh: z.literal(true).optional(),
  /** Of `sick`: only these vital signs. */
  vitals: z.array(z.enum(VITALS)).min(1).max(4).optional(),
  /** Of `vitals`: over so many of the last nights, and not this morning alone. */
  nights: z.int().min(2).max(7).optional(),
  /** Whom the person put elsewhere, whatever the records say. */
  moved: z
    .array(z.strictObject({ id: Id, to: z.enum(['hard', 'as_planned', 'lighter', 'easy']) }))
    .min(1)
    .max(50)
    .optional(),
})
export type DayAsked = z.infer<typeof DayAsked>
