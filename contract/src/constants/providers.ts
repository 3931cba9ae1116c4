/** Makers of wearables by the key that records carry in `provider`, as the screens name them. */
export const PROVIDER_LABELS = { whoop: 'WHOOP' } as const

/** A key that this version does not know stands for itself. */
export function providerLabel(provider: string): string {
  return Object.entries(PROVIDER_LABELS).find(([key]) => key === provider)?.[1] ?? provider
}
