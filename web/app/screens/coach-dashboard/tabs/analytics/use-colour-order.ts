import { RECOVERY_PALETTE } from '@corner/contract/constants/charts.ts'
import { useMemo } from 'react'
import { useAddress } from '../../../../shared/address/use-address.ts'
import { TEAM_CHARTS } from './team-charts.ts'
import { readChartChoice } from './use-chart-choice.ts'

/**
 * The athletes that have colours of their own anywhere on the page, in the order of choosing: the header's first, then
 * each chart's further ones. More than the largest palette has are not told apart by colour, and are left out.
 */
export function colourOrder(head: readonly string[], charts: readonly (readonly string[])[]): string[] {
  return [...new Set([head, ...charts].filter(({ length }) => length <= RECOVERY_PALETTE).flat())]
}

/**
 * The page's order of choosing, by the address.
 * @param ids  of all athletes of the team, in its order
 * @param head those chosen in the page's header
 */
export function useColourOrder(ids: readonly string[], head: readonly string[]): readonly string[] {
  const [address] = useAddress()
  const written = TEAM_CHARTS.map(({ name }) => address.get(name) ?? '').join()
  return useMemo(() => {
    const charts = written.split(',').map((choice) => readChartChoice(choice || null, ids, head))
    return colourOrder(head, charts)
  }, [written, ids, head])
}
