/**
 * The athletes whose scores may be averaged together: those with the provider that most of them have, because scores of different
 * makers are not alike (docs/reference/records.md#several-providers). Athletes who were never linked have no scores and stay. Of
 * two providers with as many athletes the first by name.
 */
export function ofOneProvider<Athlete extends { provider: string | null }>(athletes: readonly Athlete[]): Athlete[] {
  const counts = new Map<string, number>()
  for (const { provider } of athletes) if (provider !== null) counts.set(provider, (counts.get(provider) ?? 0) + 1)
  const [most] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  return athletes.filter(({ provider }) => provider === null || provider === most?.[0])
}
