import { byNameThenId } from '@corner/analytics/athlete/athlete-status.ts'
import type { RankedAthlete } from '@corner/analytics/team/rankings.ts'
import type { RankingColumnName } from '../../../../shared/explanations/rankings.ts'
import { isNotAvailable } from '../../../../shared/number-format/format-number.ts'
import type { Sorting } from '../../../../ui/table/sortable-heading.tsx'
import type { RankingColumn } from './ranking-columns.ts'

/** Sorts a ranking; 'N/A' comes last in both directions, and equal values are sorted by name. */
export function sortedRanks(
  ranked: readonly RankedAthlete[],
  columns: readonly RankingColumn[],
  { sort, direction }: Sorting<RankingColumnName>,
): readonly RankedAthlete[] {
  const sign = direction === 'ascending' ? 1 : -1
  const byName = (a: RankedAthlete, b: RankedAthlete) => byNameThenId(a.status.athlete, b.status.athlete)
  if (sort === 'athlete') return ranked.toSorted((a, b) => sign * byName(a, b))
  const column = columns.find(({ name }) => name === sort)
  function readShown({ rank, status }: RankedAthlete): number | null {
    if (!column) return rank
    const value = column.read(status.metrics)
    return isNotAvailable(column, value) ? null : value
  }
  return ranked.toSorted((a, b) => {
    const [left, right] = [readShown(a), readShown(b)]
    if (left === right) return byName(a, b)
    if (left === null || right === null) return left === null ? 1 : -1
    return sign * (left - right)
  })
}

/**
 * The order after a press on a column heading: numbers start with the best, rank and name ascending; a second press
 * reverses.
 */
export function requestedSorting(
  asked: Sorting<RankingColumnName>,
  shown: Sorting<RankingColumnName>,
): Sorting<RankingColumnName> {
  if (asked.sort === shown.sort || asked.sort === 'rank' || asked.sort === 'athlete') return asked
  return { ...asked, direction: 'descending' }
}
