import { z } from 'zod'
import { WEEKDAYS } from '../records/calendar.ts'
import { METRIC_NAMES } from '../records/metrics.ts'
import { AGGREGATES } from './aggregates.ts'

const Metric = z.enum(METRIC_NAMES as [(typeof METRIC_NAMES)[number], ...typeof METRIC_NAMES])
const Comparison = z.enum(['lt', 'lte', 'gt', 'gte', 'eq', 'ne'])
const Weekday = z.enum(WEEKDAYS)
const Window = z.union([
  z.enum(['period', 'last', 'today', 'yesterday']),
  z.strictObject({
    days: z.int().positive().optional(),
    skip: z.int().positive().optional(),
    weekday: z.union([Weekday, z.array(Weekday)]).optional(),
  }),
])
/** Days that count, for `days_where`. */
const dayCondition = { day_cmp: Comparison.optional(), day_value: z.number().optional() }
const measure = { metric: Metric, agg: z.enum(AGGREGATES), window: Window.optional(), ...dayCondition }

const Value = z.strictObject({ op: z.literal('value'), of: z.string(), ...measure })
const DayOf = z.strictObject({
  op: z.literal('value'),
  of: z.string(),
  metric: Metric,
  agg: z.enum(['date_of_min', 'date_of_max', 'date_latest']),
  window: Window.optional(),
})
const Condition = z.strictObject({ ...measure, cmp: Comparison, value: z.number() })
const extreme = { ...measure, min_values: z.int().optional() }

/** A right answer as a formula over the records (README, "Formulas"). */
export const Formula = z.union([
  Value,
  DayOf,
  z.strictObject({ op: z.literal('value_of_answer'), ...measure }),
  z.strictObject({ op: z.literal('value_of_prev_answer'), ...measure }),
  z.strictObject({ op: z.literal('argmin'), ...extreme }),
  z.strictObject({ op: z.literal('argmax'), ...extreme }),
  z.strictObject({ op: z.literal('rank'), ...measure, order: z.enum(['asc', 'desc']), n: z.int().positive() }),
  z.strictObject({ op: z.literal('filter'), where: z.array(Condition).nonempty() }),
  z.strictObject({ op: z.literal('count_athletes'), where: z.array(Condition).nonempty() }),
  z.strictObject({ op: z.literal('team_mean'), ...measure }),
  z.strictObject({ op: z.literal('team_half_diff'), metric: Metric, window: Window.optional() }),
  z.strictObject({ op: z.literal('diff'), a: Value, b: Value }),
  z.strictObject({
    op: z.literal('corr'),
    of: z.string(),
    x: z.strictObject({ metric: Metric }),
    y: z.strictObject({ metric: Metric }),
    window: Window.optional(),
    lag_days: z.int().optional(),
  }),
  z.strictObject({ op: z.literal('compare'), a: Value, cmp: Comparison, b: z.number() }),
  z.strictObject({ op: z.literal('team_health') }),
  z.strictObject({ op: z.literal('data_coverage'), window: Window.optional() }),
  z.strictObject({ op: z.literal('at_risk') }),
  z.strictObject({ op: z.literal('at_risk_issues'), of: z.string() }),
  z.strictObject({ op: z.literal('severity'), of: z.string() }),
  z.strictObject({ op: z.literal('guidance_band'), of: z.string(), window: Window.optional() }),
  z.strictObject({ op: z.literal('hrv_status'), of: z.string() }),
  z.strictObject({ op: z.literal('top_performers'), window: Window.optional() }),
  z.strictObject({
    op: z.literal('not_connected_or_missing'),
    window: Window.optional(),
    missing_gte: z.int().positive(),
  }),
])
export type Formula = z.infer<typeof Formula>
export type Condition = z.infer<typeof Condition>
