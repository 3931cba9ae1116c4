/**
 * The athletes whose scores may be averaged together: those with the most common provider, because scores of different
 * providers are not comparable (docs/reference/records.md#several-providers). Athletes who were never linked have no
 * scores and are kept. If two providers are equally common, the first by name wins.
 */
export function ofOneProvider<Athlete extends { provider: string | null }>(athletes: readonly Athlete[]): Athlete[] {
  const counts = new Map<string, number>()
  for (const { provider } of athletes) if (provider !== null) counts.set(provider, (counts.get(provider) ?? 0) + 1)
  const [most] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  return athletes.filter(({ provider }) => provider === null || provider === most?.[0])
}
