import type { Query } from '@corner/contract/entities/query.ts'
import { AGGREGATE_ENTRIES } from './aggregates/every-aggregate.ts'
import { type OpenMeasure, openMeasure } from './athlete-figures.ts'
import { saidBound, withAdded } from './bounds.ts'
import { boundOfFigure, teamFigure } from './bounds-of-figures.ts'
import { holds } from './comparisons.ts'
import type { QueryContext } from './context.ts'
import type { FactRow } from './facts.ts'
import { metricIn } from './find-metric.ts'
import { inOrder, isAskedFor } from './order.ts'
import type { OpenRow, Rows } from './rows.ts'

/** Rows in the requested order, divided into the requested ones and the others. */
export function placeRows({ rows, measures }: Rows, query: Query, context: QueryContext) {
  const meets = openHaving(query, measures[0], context)
  const [met, unmet] = [rows.filter(meets), rows.filter((row) => !meets(row))]
  if (query.order === undefined) return { rows: met.map(unplaced), others: unmet.map(unplaced) }
  const valued = met.filter((row) => firstValue(row) !== null)
  const placed = inOrder(
    valued,
    query.order,
    (row) => firstValue(row) ?? 0,
    (a, b) => rows.indexOf(a) - rows.indexOf(b),
  )
  const isAsked = isAskedFor(placed, query)
  const rowsOf = (list: typeof placed) => list.map(({ one, place }) => ({ ...factRow(one), place }))
  return {
    rows: rowsOf(placed.filter(isAsked)),
    others: [...rowsOf(placed.filter((one) => !isAsked(one))), ...unmet.map(unplaced)],
  }
}

const firstValue = ({ facts }: OpenRow) => facts[0]?.value ?? null

const factRow = ({ group, facts, members }: OpenRow): Omit<FactRow, 'place'> => ({ group, facts, members })
export const unplaced = (row: OpenRow): FactRow => ({ ...factRow(row), place: null })

/** Whether the first figure of a row meets `having`; false if it cannot be judged. */
function openHaving(
  { having, days, measures: [measure] }: Query,
  first: OpenMeasure | undefined,
  context: QueryContext,
): (row: OpenRow) => boolean {
  if (having === undefined || measure === undefined || first === undefined) return () => true
  const { is, than, and } = having
  if (is === 'missing' || is === 'present') return (row) => (firstValue(row) === null) === (is === 'missing')
  const entry = AGGREGATE_ENTRIES[measure.aggregate]
  let team: number | null | undefined
  const ofTeam = () => {
    if (team === undefined) team = teamFigure(openMeasure(measure, days, [], context), context)
    return team
  }
  const boundOf = (bound: typeof than, { athlete }: OpenRow): number | null => {
    if (athlete !== null) return boundOfFigure(bound, first, athlete, ofTeam, entry, context)
    if (bound === undefined) return null
    if (typeof bound === 'number')
      return entry.is === 'value' ? saidBound(bound, metricIn(context.catalogue, measure.metric)) : bound
    return bound.of === 'team_average' ? withAdded(ofTeam(), bound) : null
  }
  return (row) => {
    const value = firstValue(row)
    return value !== null && holds(is, value, boundOf(than, row), boundOf(and, row)) === true
  }
}
