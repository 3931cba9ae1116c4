import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'
import { Id } from '../ids.ts'

/** What the AI coach puts together for a coach from the day's verdicts: docs/ai.md. */
export const MADE_THINGS = [
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
export type MadeThing = (typeof MADE_THINGS)[number]

/** Minutes on a dial of twelve hours: 210 is half past three. */
const ON_DIAL = z.int().min(0).max(719)
const PAIR = z.tuple([Id, Id])
const WEEKDAY = z.int().min(0).max(6)

/** One of some groups, the one that may do most first. */
export const MadeGroup = z.strictObject({ name: z.string().min(1).max(40).optional(), at: ON_DIAL.optional() })
export type MadeGroup = z.infer<typeof MadeGroup>

/** What was put together, with what later messages changed: "8 lines max", "Nikolai into 6:00", "no live". */
export const Made = z.strictObject({
  thing: z.enum(MADE_THINGS),
  day: CalendarDay.optional(),
  from: ON_DIAL.optional(),
  minutes: z.int().min(5).max(600).optional(),
  /** Of a practice: where its live goes stand. */
  live: z.enum(['none', 'start', 'middle', 'end']).optional(),
  /** Of a practice: what is drilled. */
  focus: z.string().min(1).max(80).optional(),
  /** Of a practice: parts that are left out, and minutes that were said. */
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
  groups: z.array(MadeGroup).min(1).max(8).optional(),
  /** Of groups: by the bands of recovery, alike in size, or for the weight room. */
  by: z.enum(['band', 'size', 'lifting']).optional(),
  /** So many in a group at most, or in a room. */
  cap: z.int().min(1).max(60).optional(),
  /** So many in the group that does least. */
  worst: z.int().min(1).max(60).optional(),
  /** Recovery as the average of so many days. */
  average: z.int().min(2).max(30).optional(),
  /** Whom the person put into a group, by its place. */
  placed: z
    .array(z.strictObject({ id: Id, to: z.int().min(0).max(7) }))
    .max(40)
    .optional(),
  apart: z.array(PAIR).max(20).optional(),
  together: z.array(PAIR).max(20).optional(),
  /** Of pairs: whoever is left over drills. */
  leftDrills: z.literal(true).optional(),
  weekdays: z.array(WEEKDAY).min(1).max(7).optional(),
  /** Of a week: days with less of it, by this percentage. */
  less: z
    .array(z.strictObject({ weekday: WEEKDAY, percent: z.int().min(5).max(100) }))
    .max(7)
    .optional(),
  without: z
    .array(z.enum(['eccentric', 'barbell']))
    .max(2)
    .optional(),
  /** Of lifting: those who lift less, with names. */
  variant: z.literal(true).optional(),
  /** Of a return: no live wrestling before this weekday. */
  liveFrom: WEEKDAY.optional(),
  /** Beside each group what it does, in so many words; 0: in a few. */
  does: z.int().min(0).max(12).optional(),
  /** Whether it fits how the athletes are is asked besides: that comes first. */
  judged: z.literal(true).optional(),
  /** What is told of it instead. */
  tells: z.enum(['held', 'moved', 'cutoffs', 'lowest_do', 'hold_back', 'no_data']).optional(),
  shown: z.enum(['table', 'list']).optional(),
  lines: z.int().min(1).max(40).optional(),
  surnames: z.literal(true).optional(),
})
export type Made = z.infer<typeof Made>
