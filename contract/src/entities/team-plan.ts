import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'
import { Id } from '../ids.ts'

/** What the AI coach can put together for a coach from the day's verdicts: docs/ai.md. */
export const TEAM_PLAN_KINDS = [
  'practice',
  'pairs',
  'groups',
  'lifting',
  'rooms',
  'weigh_in',
  'travel',
  'days',
  'return',
  'slots',
] as const
export type TeamPlanKind = (typeof TEAM_PLAN_KINDS)[number]

/** Minutes on a 12-hour clock: 210 is half past three. */
const CLOCK_MINUTES = z.int().min(0).max(719)
const PAIR = z.tuple([Id, Id])
const WEEKDAY = z.int().min(0).max(6)

/** One of several groups; the first may do the most. */
export const PlannedGroup = z.strictObject({ name: z.string().min(1).max(40).optional(), at: CLOCK_MINUTES.optional() })
export type PlannedGroup = z.infer<typeof PlannedGroup>

/** A result with the changes that later messages made: "8 lines max", "Nikolai into 6:00", "no live". */
export const TeamPlan = z.strictObject({
  kind: z.enum(TEAM_PLAN_KINDS),
  day: CalendarDay.optional(),
  from: CLOCK_MINUTES.optional(),
  minutes: z.int().min(5).max(600).optional(),
  /** For a practice: when live wrestling takes place. */
  live: z.enum(['none', 'start', 'middle', 'end']).optional(),
  /** For a practice: what is drilled. */
  focus: z.string().min(1).max(80).optional(),
  /** For a practice: parts to leave out, and given durations. */
  drops: z
    .array(z.enum(['situational', 'conditioning']))
    .max(2)
    .optional(),
  lengths: z
    .array(
      z.strictObject({
        part: z.enum(['warm_up', 'drill', 'situational', 'live', 'conditioning', 'cool_down']),
        minutes: z.int().min(1).max(240),
      }),
    )
    .max(6)
    .optional(),
  groups: z.array(PlannedGroup).min(1).max(8).optional(),
  /** For groups: by recovery band, of equal size, or for the weight room. */
  by: z.enum(['band', 'size', 'lifting']).optional(),
  /** Maximum number in a group or room. */
  cap: z.int().min(1).max(60).optional(),
  /** Number of athletes in the group that does the least. */
  worst: z.int().min(1).max(60).optional(),
  /** Recovery as the average of this many days. */
  average: z.int().min(2).max(30).optional(),
  /** Athletes whom the coach assigned to a group, by its index. */
  placed: z
    .array(z.strictObject({ id: Id, to: z.int().min(0).max(7) }))
    .max(40)
    .optional(),
  apart: z.array(PAIR).max(20).optional(),
  together: z.array(PAIR).max(20).optional(),
  /** For pairs: an athlete left over drills. */
  leftDrills: z.literal(true).optional(),
  weekdays: z.array(WEEKDAY).min(1).max(7).optional(),
  /** For a week: days with a reduced load, by this percentage. */
  less: z
    .array(z.strictObject({ weekday: WEEKDAY, percent: z.int().min(5).max(100) }))
    .max(7)
    .optional(),
  without: z
    .array(z.enum(['eccentric', 'barbell']))
    .max(2)
    .optional(),
  /** For lifting: the athletes who lift less, by name. */
  variant: z.literal(true).optional(),
  /** For a return: no live wrestling before this weekday. */
  liveFrom: WEEKDAY.optional(),
  /** Number of words beside each group on what it does; 0: a few. */
  does: z.int().min(0).max(12).optional(),
  /** Also asks whether the plan fits the athletes' state: that is answered first. */
  judged: z.literal(true).optional(),
  /** Explains this about the plan instead of listing it. */
  tells: z.enum(['held', 'moved', 'cutoffs', 'lowest_do', 'hold_back', 'no_data']).optional(),
  shown: z.enum(['table', 'list']).optional(),
  lines: z.int().min(1).max(40).optional(),
  surnames: z.literal(true).optional(),
})
export type TeamPlan = z.infer<typeof TeamPlan>
