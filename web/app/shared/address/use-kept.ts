import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** By step of the history and name; gone with the page. */
const kept = new Map<string, unknown>()

/**
 * A state that is too small for the address (an order of rows, a word that was searched for) and still stands there when one comes
 * back to this step of the history.
 * @param name unlike any other on the page
 */
export function useKept<Value>(name: string, atFirst: Value): [Value, (value: Value) => void] {
  const { key } = useLocation()
  const place = `${key} ${name}`
  // Only this function writes to the place, and always a value of this name's type.
  const [value, setValue] = useState(() => (kept.has(place) ? (kept.get(place) as Value) : atFirst))
  useEffect(() => {
    kept.set(place, value)
  }, [place, value])
  return [value, setValue]
}
