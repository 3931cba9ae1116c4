import { useRef } from 'react'

/**
 * What was shown last while something else is asked for, and also when that fails: old numbers stay under the message.
 * @param key where the values belong: another key forgets them
 */
export function useLastGood<Value>(value: Value | undefined, key: string): Value | undefined {
  const last = useRef<{ key: string; value: Value } | null>(null)
  if (value !== undefined) last.current = { key, value }
  return value ?? (last.current?.key === key ? last.current.value : undefined)
}
