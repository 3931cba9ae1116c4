import { useState } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import type { AthleteChoiceName } from './athlete-choice.ts'
import { optimisticUrlState } from './optimistic-url-state.ts'

/**
 * A choice stored in the address; null: absent. It is shown at once; the address follows a moment later and replaces the
 * history entry, so that back leaves the page instead of undoing ticks one by one.
 */
export function useOptimisticChoice(
  name: AthleteChoiceName,
): [value: string | null, write: (value: string | null) => void] {
  const [address, change] = useAddress()
  const current = address.get(name)
  const [stored, setStored] = useState({ before: current, value: current })
  const pending = optimisticUrlState(stored, current)
  if (pending !== stored) setStored(pending)

  function write(value: string | null) {
    setStored({ before: current, value })
    change({ [name]: value }, { replace: true })
  }
  return [pending.value, write]
}
