/** New values by parameter; null removes it. */
export type AddressChanges = Readonly<Record<string, string | null>>

/** The address after a change; other parameters are kept. */
export function changedAddress(before: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name)
    else after.set(name, value)
  }
  return after
}
