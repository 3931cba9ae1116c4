import type { Query } from '@corner/contract/entities/query.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { QueryContext } from './context.ts'
import type { Facts, LeftOut } from './facts.ts'
import { metricIn } from './find-metric.ts'
import { unplaced } from './place-rows.ts'
import { readRows } from './rows.ts'
import { otherDays } from './select-days.ts'
import { selectPeople } from './select-people.ts'

export interface Against {
  facts: NonNullable<Facts['against']>
  people: readonly AthleteReader[]
}

/** The same figures for other days, other people, or the whole team; undefined: no comparison was requested. */
export function readAgainst(
  query: Query,
  people: readonly AthleteReader[],
  context: QueryContext,
): Against | undefined {
  const { against, measures, days, by, order } = query
  if (against === undefined) return undefined
  if ('days' in against) {
    return beside(people, [], { measures, days: otherDays(against.days, days), by, order }, context)
  }
  if ('who' in against) {
    const other = selectPeople(against.who, days, context)
    return beside(other.people, other.leftOut, { measures, days, by, order }, context)
  }
  const ofDays = by?.filter((group) => group !== 'athlete')
  return beside(context.everybody, [], { measures, days, by: ofDays }, context)
}

function beside(
  people: readonly AthleteReader[],
  withoutPlace: readonly LeftOut[],
  asked: Pick<Query, 'measures' | 'days' | 'by' | 'order'>,
  context: QueryContext,
): Against {
  const { rows, leftOut } = readRows(people, asked, context)
  const named = people.map(({ athlete }) => athlete)
  return {
    facts: { rows: rows.map(unplaced), people: named, leftOut: [...withoutPlace, ...leftOut] },
    people: people.filter(({ athlete }) => !leftOut.some((one) => one.athlete.id === athlete.id)),
  }
}

/** Whether people's scores are of different providers; false for measures that are not scores. */
export function haveDifferentProviders(
  people: readonly AthleteReader[],
  { measures }: Pick<Query, 'measures'>,
  { catalogue }: QueryContext,
): boolean {
  if (measures.every(({ metric }) => metricIn(catalogue, metric).everyProvider)) return false
  return new Set(people.flatMap(({ provider }) => provider ?? [])).size > 1
}
