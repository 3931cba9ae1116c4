import type { Bound, Condition, Days, Measure, Query, Who } from '@corner/contract/entities/query.ts'
import { otherDays } from './select-days.ts'

/** The parts of a query, wherever they occur. */
export interface QueryParts {
  measures: readonly Measure[]
  allDays: readonly Days[]
  /** Names of all metrics used. */
  metrics: readonly string[]
  /** Bounds that are not numbers. */
  bounds: readonly Exclude<Bound, number>[]
}

export function partsOf({ who, measures, days, having, against }: Query): QueryParts {
  const everyWho = [who, ...(against && 'who' in against ? [against.who] : [])]
  const conditions = everyWho.flatMap(({ where = [] }) => where)
  const all = [...measures, ...everyWho.flatMap(measuresOf)]
  const sides = [days, ...(against && 'days' in against ? [otherDays(against.days, days)] : [])]
  const allDays = sides.flatMap((side) => [side, ...all.map((measure) => otherDays(measure.days, side))])
  const tests = [...all.flatMap(({ test = [] }) => test), ...allDays.flatMap(({ where = [] }) => where)]
  const held: Pick<Condition, 'than' | 'and'>[] = [...conditions, ...tests, ...(having ? [having] : [])]
  const bounds = held.flatMap(({ than, and }) => [than, and]).filter((bound) => typeof bound === 'object')
  const metrics = [...all, ...tests].map(({ metric }) => metric).concat(all.flatMap((measure) => measure.with ?? []))
  return { measures: all, allDays, metrics, bounds }
}

const measuresOf = ({ where = [], first }: Who): Measure[] => [
  ...where.map(({ measure }) => measure),
  ...(first ? [first.measure] : []),
]
