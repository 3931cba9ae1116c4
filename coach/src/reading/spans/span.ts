import type { Bound, Window } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../scope.ts'

/** A bound on a value: `under 6 h`, `between 34 and 66`. */
export interface Limits {
  is: 'below' | 'at_most' | 'above' | 'at_least' | 'between'
  than: Bound
  and?: Bound
}

/** What a span of words can mean in a query. */
type Meaning =
  | { kind: 'name'; athletes: readonly KnownAthlete[]; said: string }
  | { kind: 'metric'; metric: string }
  | { kind: 'window'; window: Window; isOneDay: boolean; isBefore: boolean }
  | { kind: 'weekdays'; weekdays: readonly number[] }
  /** A bound on a value. */
  | { kind: 'bound'; limits: Limits; unit?: string; metric?: string }
  /** A recovery band, by its color. */
  | { kind: 'band'; limits: Limits }
  /** How many days: `more than two days`, `never` (at most 0); for `every night` the days that fail. */
  | { kind: 'count'; limits: Limits; isEvery: boolean }
  /** `in a row`. */
  | { kind: 'run' }
  | { kind: 'limit'; value: number }
  | { kind: 'place'; value: number }
  | { kind: 'sport'; sport: string }
  | { kind: 'exclusion' }
  | { kind: 'negation' }

export type Span<Kind extends Meaning['kind'] = Meaning['kind']> = Extract<Meaning, { kind: Kind }> & {
  /** The first token, and the one after the last. */
  from: number
  until: number
}

/** The spans of one kind. */
export const spansOf = <Kind extends Meaning['kind']>(spans: readonly Span[], kind: Kind): Span<Kind>[] =>
  spans.filter((span): span is Span<Kind> => span.kind === kind)

/** The athletes that spans name unambiguously, in order, each once. */
export const idsNamed = (spans: readonly Span[]): string[] => [
  ...new Set(spansOf(spans, 'name').flatMap(({ athletes: [one, other] }) => (one && !other ? [one.id] : []))),
]

/** The metrics of spans, in order, each once. */
export const metricsNamed = (spans: readonly Span[]): string[] => [
  ...new Set(spansOf(spans, 'metric').map(({ metric }) => metric)),
]
