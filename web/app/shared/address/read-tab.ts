import { oneOf } from './list-choice.ts'

/** The tab that an address names (`?tab=...`, or under another name); none, or one that there is not, is the first. */
export function readTab<const Value extends string>(
  tabs: readonly [{ value: Value }, ...{ value: Value }[]],
  address: URLSearchParams,
  name = 'tab',
): Value {
  const values = tabs.map(({ value }) => value)
  return oneOf(values, address.get(name)) ?? tabs[0].value
}
