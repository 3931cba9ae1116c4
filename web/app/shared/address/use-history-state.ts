import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** By history entry and name; lost on reload. */
const stored = new Map<string, unknown>()

/**
 * State that is too small for the address (a sort order, a search text) but restored when the reader returns to this
 * history entry.
 * @param name unique on the page
 */
export function useHistoryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { key } = useLocation()
  const place = `${key} ${name}`
  // Safe cast: only this function writes to the key, and always this name's type.
  const [value, setValue] = useState(() => (stored.has(place) ? (stored.get(place) as Value) : initial))
  useEffect(() => {
    stored.set(place, value)
  }, [place, value])
  return [value, setValue]
}
