import type { Span } from './spans/span.ts'

/** What a span is for in the query: `condition` of people, `test` of counted days, `filter` of the days that count. */
type Role = string

/**
 * A part of a message with every choice made that its words leave open. `prev` in a choice stands for "as before in the talk".
 * One of these gives one request (build-request.ts).
 */
export interface Decided {
  /** `query`, or another kind of request with what it is about: `overview status`. */
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
   * Whom the message starts from: `all`; `prev`; `result` (those whom the last answer named); of those before only who was `named`, or
   * the `conditions`; the `others` than who was named; those before with who is named now `added`.
   */
  people: string
  /** `none`, `prev`, `earlier` (right before those of the talk), or days that no words name (unsaid-days.ts). */
  days: string
  /** Whether what is named comes beside what was asked before: `only`, `added`. */
  measures: string
  /** The metric where no words name one; `prev`. */
  metric: string
  /** Whether people who do not meet the conditions are asked for. */
  negated: string
  /** Of what people must meet: how a value is summed up. */
  conditionAggregate: string
  lag: string
  /** A condition that words mean without saying its bound: `red` of "who needs rest" (implied-conditions.ts). */
  implied: string
  /** What becomes of the conditions before: `kept`, `number`, `last_dropped`, `first_dropped`. */
  edited: string
  /** How the asked metric must stand to the athlete's own, without a bound in words: `rising` (implied-conditions.ts). */
  held: string
  roles: ReadonlyMap<Span, Role>
}

/** The choices that are made for a whole part, in the order in which they are made; each knows those before it. */
export const CHOICES = [
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
export type ChoiceName = (typeof CHOICES)[number]

/** Spans whose role is a choice. */
export const WITH_ROLE: readonly Span['kind'][] = ['metric', 'bound', 'band', 'window', 'name', 'weekdays', 'count']
