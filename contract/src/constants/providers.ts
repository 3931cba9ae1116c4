/** The display name of each wearable provider, by the key in a record's `provider`. */
export const PROVIDER_LABELS = { whoop: 'WHOOP' } as const

/** An unknown key is shown as it is. */
export function providerLabel(provider: string): string {
  return Object.entries(PROVIDER_LABELS).find(([key]) => key === provider)?.[1] ?? provider
}
