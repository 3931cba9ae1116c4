import type { Query } from '@corner/contract/entities/query.ts'
import { hoursApart } from '../days/clock.ts'
import { decimal, roundTo } from '../numbers/rounding.ts'
import type { QueryContext } from './context.ts'
import type { Difference, Fact, FactGroup, FactRow } from './facts.ts'
import { unitOfDifference, unitOfMeasure } from './units.ts'

/**
 * The difference of each row and the row it is compared with, figure by figure; without a comparison, of two rows the
 * first minus the second.
 * @param against undefined: no comparison
 */
export function readDifferences(
  rows: readonly FactRow[],
  against: readonly FactRow[] | undefined,
  query: Query,
  areAlike: boolean,
  context: QueryContext,
): Difference[] {
  const pairs = against === undefined ? pairOf(rows) : pairUp(rows, against, query)
  return pairs.flatMap(([row, other]) =>
    row.facts.flatMap((fact, place) => {
      const partner = other.facts[place]
      return partner ? [differenceOf(fact, partner, areAlike, context)] : []
    }),
  )
}

type Pair = readonly [FactRow, FactRow]

const pairOf = (rows: readonly FactRow[]): Pair[] => {
  const [first, second] = rows
  return first && second && rows.length === 2 ? [[first, second]] : []
}

/** Pairs the rows of the same part. Days and weeks of two windows cannot be paired; two single rows of people can. */
function pairUp(rows: readonly FactRow[], against: readonly FactRow[], { against: asked, by = [] }: Query): Pair[] {
  const ofOtherDays = asked !== undefined && 'days' in asked
  if (ofOtherDays && by.some((group) => group === 'day' || group === 'week')) return []
  const [row, other] = [rows[0], against[0]]
  if (rows.length === 1 && against.length === 1 && row && other) return [[row, other]]
  if (asked !== undefined && 'who' in asked && by.includes('athlete')) return []
  const keyOf = (group: FactGroup) => partKey(group, ofOtherDays)
  const partners = new Map(against.map((one) => [keyOf(one.group), one]))
  return rows.flatMap((one): Pair[] => {
    const partner = partners.get(keyOf(one.group))
    return partner ? [[one, partner]] : []
  })
}

const partKey = ({ athlete, day, weekday, week, band }: FactGroup, withAthlete: boolean) =>
  JSON.stringify([withAthlete ? athlete?.id : null, day, weekday, week?.until, band])

function differenceOf(a: Fact, b: Fact, areAlike: boolean, context: QueryContext): Difference {
  const isKnown = areAlike && a.value !== null && b.value !== null
  const isClock = unitOfMeasure(a.measure, context.catalogue) === 'clock'
  const [one, other] = [a.value ?? 0, b.value ?? 0]
  const value = isClock ? hoursApart(other, one) : decimal(one - other)
  return {
    id: context.nextId(),
    a: a.id,
    b: b.id,
    value: isKnown ? value : null,
    unit: unitOfDifference(a.measure, context.catalogue),
    ...(isKnown && !isClock && other > 0 && one > 0 && { ratio: roundTo(one / other, 2) }),
  }
}
