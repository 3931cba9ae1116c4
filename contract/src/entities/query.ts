import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'
import { Id } from '../ids.ts'
import { DayAsked } from './day-asked.ts'
import { PersonAsked } from './person-asked.ts'
import { TeamPlan } from './team-plan.ts'

/**
 * The query language for questions about records: who, what, which days, how values are aggregated, grouped and ordered.
 * Every list on a screen and every look-up of the AI coach is a query. docs/ai.md explains each part with examples.
 * Metric names are those of `metrics/`; the catalogue (analytics) rejects unknown ones.
 */

const METRIC = z.string().min(1).max(60)
const DAYS_MAXIMUM = 1000

/** Calendar days, counted back from the team's own today; absent: the chat's period. */
export const Window = z.union([
  z.strictObject({
    last: z.int().min(1).max(DAYS_MAXIMUM).describe('So many days until today'),
    before: z.int().min(1).max(DAYS_MAXIMUM).optional().describe('They end so many days before today'),
  }),
  z.strictObject({ day: z.int().min(-DAYS_MAXIMUM).max(0).describe('0 today, -1 yesterday') }),
  z.strictObject({ from: CalendarDay, until: CalendarDay }),
])
export type Window = z.infer<typeof Window>

/** What a value is compared with: a number in the metric's unit, or the athlete's or the team's own value. */
export const Bound = z.union([
  z.number(),
  z.strictObject({
    of: z.enum(['own_average', 'own_low', 'own_high', 'team_average']),
    /** For `own_average`: over this many days until the judged ones end; absent: over the judged days themselves. */
    days: z.int().min(1).max(DAYS_MAXIMUM).optional(),
    /** Added to the bound, in the metric's unit: 5 beats over their own average. */
    plus: z.number().optional(),
    /** Added to the bound, in percent of it: -10 is 10 % below their own average. */
    percent: z.number().optional(),
  }),
])
export type Bound = z.infer<typeof Bound>

const TEST = {
  is: z.enum(['below', 'at_most', 'above', 'at_least', 'between', 'missing', 'present']),
  /** Not for `missing` and `present`. */
  than: Bound.optional(),
  /** For `between`, which includes both ends. */
  and: Bound.optional(),
}

/** A condition for one day of one athlete: `strain above 15`, `no sleep recorded`. */
export const DayTest = z.strictObject({ metric: METRIC, ...TEST })
export type DayTest = z.infer<typeof DayTest>

export const AGGREGATES = [
  'latest',
  'mean',
  'weighted_mean',
  'median',
  'sum',
  'min',
  'max',
  'range',
  'deviation',
  'percentile',
  'consistency',
  'count',
  'days',
  'share',
  'longest_streak',
  'current_streak',
  'missing_days',
  'record_age',
  'trend',
  'halves',
  'change',
  'change_percent',
  'from_own_average',
  'from_own_range',
  'correlation',
] as const
export type Aggregate = (typeof AGGREGATES)[number]

/** The days that count. */
export const Days = z.strictObject({
  window: Window.optional(),
  /** 0 for Sunday; absent: all. */
  weekdays: z.array(z.int().min(0).max(6)).min(1).max(7).optional(),
  /** Only days that meet all of these. */
  where: z.array(DayTest).min(1).max(4).optional(),
  /** The days this many days after those that meet `where`: 1 for "the day after". */
  lag: z.int().min(1).max(7).optional(),
})
export type Days = z.infer<typeof Days>

/** A figure of one athlete, or of a group. */
export const Measure = z.strictObject({
  metric: METRIC,
  aggregate: z.enum(AGGREGATES),
  /** For `days`, `share`, `longest_streak` and `current_streak`: conditions that a day must all meet. */
  test: z.array(DayTest).min(1).max(4).optional(),
  /** For `percentile`: 0 to 100. */
  percentile: z.number().min(0).max(100).optional(),
  /** For `correlation`: the second metric, `lag` days later. */
  with: METRIC.optional(),
  lag: z.int().min(1).max(7).optional(),
  /** For workouts: only those of one sport. */
  sport: z.string().min(1).max(60).optional(),
  /** Days that differ from the query's own. */
  days: Days.optional(),
})
export type Measure = z.infer<typeof Measure>

/** A condition for an athlete: `mean sleep below 7`, `at least 3 days with strain above 15`. */
export const Condition = z.strictObject({ measure: Measure, ...TEST })
export type Condition = z.infer<typeof Condition>

/** An absent part excludes nobody. */
export const Who = z.strictObject({
  ids: z.array(Id).min(1).max(200).optional(),
  except: z.array(Id).min(1).max(200).optional(),
  where: z.array(Condition).min(1).max(6).optional(),
  /** For `where`; absent: all must hold. */
  combine: z.enum(['all', 'any']).optional(),
  /** Those who do not meet `where`, although they could. */
  not: z.literal(true).optional(),
  /** Of those who remain, the first by a measure: "of the three with the most strain". */
  first: z
    .strictObject({ measure: Measure, order: z.enum(['highest', 'lowest']), limit: z.int().min(1).max(200) })
    .optional(),
})
export type Who = z.infer<typeof Who>

export const GROUPS = ['athlete', 'day', 'weekday', 'week', 'band'] as const
export type Group = (typeof GROUPS)[number]

export const Query = z.strictObject({
  who: Who,
  measures: z.array(Measure).min(1).max(8),
  days: Days,
  /** One figure per group; absent: one of all together, in which each athlete counts once. */
  by: z.array(z.enum(GROUPS)).min(1).max(2).optional(),
  /** A condition for a group's first measure: days on which the team's average was below 50. */
  having: z.strictObject(TEST).optional(),
  /** By the first measure. */
  order: z.enum(['highest', 'lowest']).optional(),
  limit: z.int().min(1).max(200).optional(),
  /** Only this place of the order: 2 for "who is second". */
  place: z.int().min(1).max(200).optional(),
  /** The same figures for other days, other people, or the whole team, for comparison. */
  against: z
    .union([z.strictObject({ days: Days }), z.strictObject({ who: Who }), z.strictObject({ team: z.literal(true) })])
    .optional(),
  /**
   * For `against` days and athletes: the figure as a multiple of the other, or in percent of it; only those beyond a
   * bound are returned.
   */
  relative: z
    .strictObject({ as: z.enum(['ratio', 'percent']), above: z.number().optional(), below: z.number().optional() })
    .optional(),
  /** What the answer begins with. */
  asks: z.enum(['value', 'who', 'how_many', 'whether', 'when']),
  /** Absent: sentences. */
  shown: z.enum(['table', 'bands', 'chart', 'names', 'csv']).optional(),
})
export type Query = z.infer<typeof Query>

const TOPIC = z.string().max(300)

/** A request in one part of a message. */
export const Request = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('query'), query: Query }),
  /** How an athlete or the team is doing; `focus` is one of the product's own rules. */
  z.strictObject({
    kind: z.literal('overview'),
    who: Who,
    focus: z.enum(['status', 'at_risk', 'health', 'top_performers', 'guidance', 'coverage']),
    days: Days.optional(),
    /** For an answer about a day: its form. */
    day: DayAsked.optional(),
    /** A question about a person, beyond how they are doing. */
    person: PersonAsked.optional(),
  }),
  /** Why a figure is as it is. */
  z.strictObject({ kind: z.literal('why'), who: Who, metric: METRIC.optional(), days: Days.optional() }),
  /** What to do; `make`: a plan that is put together from the day's verdicts. */
  z.strictObject({
    kind: z.literal('advice'),
    who: Who,
    topic: TOPIC,
    day: DayAsked.optional(),
    make: TeamPlan.optional(),
  }),
  z.strictObject({ kind: z.literal('knowledge'), topic: TOPIC }),
  /** A text to be written. */
  z.strictObject({
    kind: z.literal('draft'),
    who: Who,
    /** The request, followed by each later change to the text. */
    topic: z.string().max(2000),
    /** What "that" refers to: the earlier questions, one per line, and the answer. */
    from: z.strictObject({ question: z.string().max(1000), answer: z.string().max(2000) }).optional(),
  }),
  /** What Corner does not have or do, or what this person may not see. */
  z.strictObject({
    kind: z.literal('cannot'),
    because: z.enum(['not_stored', 'future', 'no_such_action', 'other_team', 'stranger', 'off_topic', 'rules']),
    topic: TOPIC,
  }),
  z.strictObject({
    kind: z.literal('talk'),
    about: z.enum(['greeting', 'thanks', 'help', 'shorter', 'objection', 'check', 'source', 'is_that_good']),
  }),
])
export type Request = z.infer<typeof Request>
