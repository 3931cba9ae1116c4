import { oneOf } from './list-choice.ts'

/** The tab that an address names (`?tab=...`); none, or one that there is not, is the first. */
export function readTab<const Value extends string>(
  tabs: readonly [{ value: Value }, ...{ value: Value }[]],
  address: URLSearchParams,
): Value {
  const values = tabs.map(({ value }) => value)
  return oneOf(values, address.get('tab')) ?? tabs[0].value
}
