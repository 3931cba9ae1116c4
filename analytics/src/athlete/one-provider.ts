/**
 * The athletes whose scores may be averaged together: those with the most common provider, because scores of different
 * providers are not comparable (docs/reference/records.md#several-providers). Athletes who were never linked have no
 * scores and are kept. If two providers are equally common, the first by name wins.
 * @param hasScore of the score that is compared: providers count by those who have it, since not every maker gives every score, and by
 * everybody only where that is equal
 */
export function ofOneProvider<Athlete extends { provider: string | null }>(
  athletes: readonly Athlete[],
  hasScore: (athlete: Athlete) => boolean = () => true,
): Athlete[] {
  const most = mostCommonProvider(athletes, hasScore)
  return athletes.filter(({ provider }) => provider === null || provider === most)
}

/** The provider of `ofOneProvider`; null: nobody was ever linked. */
export function mostCommonProvider<Athlete extends { provider: string | null }>(
  athletes: readonly Athlete[],
  hasScore: (athlete: Athlete) => boolean,
): string | null {
  const counts = new Map<string, { having: number; all: number }>()
  for (const athlete of athletes) {
    if (athlete.provider === null) continue
    const { having, all } = counts.get(athlete.provider) ?? { having: 0, all: 0 }
    counts.set(athlete.provider, { having: having + Number(hasScore(athlete)), all: all + 1 })
  }
  const [most] = [...counts].sort(
    ([a, one], [b, other]) => other.having - one.having || other.all - one.all || (a < b ? -1 : 1),
  )
  return most?.[0] ?? null
}
