import type { Span } from './spans/span.ts'

/** The role of a span in the query: `condition` on people, `test` of counted days, `filter` of the days that count. */
type SpanRole = string

/**
 * A part of a message with every open choice made. `prev` in a choice means "as before in the conversation". It
 * determines one request (build-request.ts).
 */
export interface PartChoices {
  /** `query`, or another kind of request with its subject: `overview status`. */
  kind: string
  asks: string
  /** `none`, `athlete`, `athlete+day`. */
  by: string
  aggregate: string
  order: string
  /** `none`, `one`, `said`, `prev`. */
  limit: string
  shown: string
  against: string
  /**
   * The people the request starts from: `all`; `prev`; `result` (those in the last answer); of those before only those
   * `named`, or the `conditions`; the `others` than those named; those before with those named now `added`.
   */
  people: string
  /**
   * `none`, `prev`, `earlier` (right before those of the conversation), or days without words for them
   * (implied-days.ts).
   */
  days: string
  /** Whether the named measures replace those asked before or are added: `only`, `added`. */
  measures: string
  /** The metric where no words name one; `prev`. */
  metric: string
  /** Whether people who do not meet the conditions are asked for. */
  negated: string
  /** For a condition on people: the aggregate of its value. */
  conditionAggregate: string
  lag: string
  /** A condition implied without a bound: `red` in "who needs rest" (implied-conditions.ts). */
  implied: string
  /** What happens to earlier conditions: `kept`, `number`, `last_dropped`, `first_dropped`. */
  edited: string
  /**
   * How the asked metric must compare with the athlete's own, without a bound in words: `rising`
   * (implied-conditions.ts).
   */
  held: string
  roles: ReadonlyMap<Span, SpanRole>
}

/** The choices made for a whole part, in the order in which they are made; each knows those before it. */
export const PART_CHOICES = [
  'kind',
  'asks',
  'by',
  'aggregate',
  'order',
  'limit',
  'shown',
  'against',
  'people',
  'edited',
  'days',
  'metric',
  'measures',
  'negated',
  'conditionAggregate',
  'lag',
  'implied',
  'held',
] as const
export type ChoiceName = (typeof PART_CHOICES)[number]

/** Kinds of spans whose role is a choice. */
export const WITH_ROLE: readonly Span['kind'][] = ['metric', 'bound', 'band', 'window', 'name', 'weekdays', 'count']
