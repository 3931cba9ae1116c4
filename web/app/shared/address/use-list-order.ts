import type { SortingStep } from '../../ui/table/sortable-heading.tsx'
import { listChanges, readListChoice } from './list-choice.ts'
import { useAddress } from './use-address.ts'

/**
 * Sorts the list of the address, by a step from the order that the address has at the press: a second press may come
 * before the first is rendered.
 * @param sorts as for `readListChoice`
 */
export function useListOrder<const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
): (next: SortingStep<Sort>) => void {
  const [, change] = useAddress()
  return (next) =>
    change((now) => {
      const { sort, direction } = next(readListChoice(now, sorts))
      return listChanges({ sort, direction })
    })
}
