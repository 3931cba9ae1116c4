import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressChange } from '../../../shared/address/use-address-change.ts'
import type { AthleteChoiceName } from './athlete-choice.ts'
import { optimisticUrlState } from './optimistic-url-state.ts'

/**
 * A choice kept in the address; null: absent. It is shown at once; the address follows a moment later and replaces the
 * history entry, so that back leaves the page instead of undoing ticks one by one.
 */
export function useOptimisticChoice(
  name: AthleteChoiceName,
): [written: string | null, write: (written: string | null) => void] {
  const [search] = useSearchParams()
  const changeAddress = useAddressChange()
  const stands = search.get(name)
  const [kept, setAhead] = useState({ before: stands, written: stands })
  const ahead = optimisticUrlState(kept, stands)
  if (ahead !== kept) setAhead(ahead)

  function write(written: string | null) {
    setAhead({ before: stands, written })
    changeAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (written === null) after.delete(name)
        else after.set(name, written)
        return after
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return [ahead.written, write]
}
