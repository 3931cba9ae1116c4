import { useMemo } from 'react'
import { readAthleteChoice, serializeAthleteChoice } from './athlete-choice.ts'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

/**
 * The athletes chosen in the page's header, kept in the address.
 * @param ids of all athletes; the same array as long as they do not change
 */
export function useAthleteChoice(
  ids: readonly string[],
): [chosen: readonly string[], choose: (chosen: readonly string[]) => void] {
  const [written, write] = useOptimisticChoice('athletes')
  const chosen = useMemo(() => readAthleteChoice(written, ids), [written, ids])
  return [chosen, (next) => write(serializeAthleteChoice(next, ids) || null)]
}
