import { useRef } from 'react'

/**
 * The last defined value while another loads, and also when that fails: old numbers stay under the message.
 * @param key owner of the values: another key forgets them
 */
export function useLastDefined<Value>(value: Value | undefined, key: string): Value | undefined {
  const last = useRef<{ key: string; value: Value } | null>(null)
  if (value !== undefined) last.current = { key, value }
  return value ?? (last.current?.key === key ? last.current.value : undefined)
}
