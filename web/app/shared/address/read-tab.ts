import { oneOf } from './list-choice.ts'

/** The tab named in the address (`?tab=...`, or another parameter); the first one if missing or unknown. */
export function readTab<const Value extends string>(
  tabs: readonly [{ value: Value }, ...{ value: Value }[]],
  address: URLSearchParams,
  name = 'tab',
): Value {
  const values = tabs.map(({ value }) => value)
  return oneOf(values, address.get(name)) ?? tabs[0].value
}
