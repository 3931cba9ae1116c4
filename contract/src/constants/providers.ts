/** The display name of each wearable provider, by the key in a record's `provider`. */
export const PROVIDER_LABELS = { whoop: 'WHOOP', intervals: 'Intervals.icu', oura: 'Oura', polar: 'Polar' } as const

/** The provider that the specification names, and whose routes have its name; every other one is named in the address. */
export const SPECIFIED_PROVIDER = 'whoop'

/** An unknown key is shown as it is. */
export function providerLabel(provider: string): string {
  return Object.entries(PROVIDER_LABELS).find(([key]) => key === provider)?.[1] ?? provider
}
